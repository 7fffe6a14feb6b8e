import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { SELLER } from "#content/company.ts";
import { drawInvoice } from "./draw-invoice.ts";
import type { InvoiceDocument } from "./invoice-document.ts";

const font = (file: string) => readFile(`node_modules/@expo-google-fonts/${file}`);
const family = async (folder: string, name: string) => ({
  regular: await font(`${folder}/400Regular/${name}_400Regular.ttf`),
  bold: await font(`${folder}/700Bold/${name}_700Bold.ttf`),
});
const fonts = [await family("noto-sans", "NotoSans"), await family("noto-sans-tamil", "NotoSansTamil")] as const;
const invoice: InvoiceDocument = {
  number: "HPN/26-27/000001",
  date: "2026-11-20",
  orderNumber: "HPN-000000000001",
  currency: "INR",
  amount: 29900,
  item: "House plan drawings: one floor plan option",
  customer: { name: "Asha Rao", number: "919876543210", email: "asha@example.com" },
  plotState: "33",
  test: true,
};
const draw = (change: Partial<InvoiceDocument> = {}) =>
  drawInvoice({ ...invoice, ...change }, { seller: SELLER, fonts });

test("an invoice is a PDF of one page with its number in the title, the same bytes each time", async () => {
  const [one, other] = [Buffer.from(await draw()), Buffer.from(await draw())];
  expect(one.equals(other)).toBe(true);
  const text = one.toString("latin1");
  expect(text.startsWith("%PDF-1.7")).toBe(true);
  expect(text).toContain("(Tax invoice HPN/26-27/000001)");
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("one in dollars is a plain invoice", async () => {
  const text = Buffer.from(await draw({ currency: "USD" })).toString("latin1");
  expect(text).toContain("(Invoice HPN/26-27/000001)");
});

test("a name is written in its own script", async () => {
  const text = Buffer.from(await draw({ customer: { ...invoice.customer, name: "ஆஷா Rao" } })).toString("latin1");
  expect(text).toContain("NotoSansTamil");
});
