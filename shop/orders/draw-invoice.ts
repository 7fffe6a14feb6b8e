import PDFDocument from "pdfkit";
import { featuresOf, fontName, registerFonts } from "#drawing/pdf/pdf-fonts.ts";
import { typesetterOf } from "#drawing/text/typesetter.ts";
import type { Fonts } from "#drawing/writer.ts";
import { GST_STATES } from "./gst-states.ts";
import { type InvoiceDocument, type Seller, type Tax, taxOf } from "./invoice-document.ts";
import { toMajor } from "./money.ts";

type Page = InstanceType<typeof PDFDocument>;

const MARGIN = 56;
const RIGHT = 595.28 - MARGIN;
const GREY = "#5b6470";
/** Size of the running text, points. */
const TEXT = 10;
/** The ascent of Noto Sans, in em. */
const ASCENT = 1.069;

/** An invoice as a PDF of one A4 page: with the fields of rule 46 (CGST Rules) where tax is due, else plain. The same invoice gives the same bytes. */
export async function drawInvoice(
  invoice: InvoiceDocument,
  { seller, fonts }: { readonly seller: Seller; readonly fonts: Fonts },
): Promise<Uint8Array> {
  const tax = taxOf(invoice, seller);
  const at = new Date(`${invoice.date}T00:00:00Z`);
  const title = tax ? "Tax invoice" : "Invoice";
  const page = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    pdfVersion: "1.7",
    lang: "en",
    displayTitle: true,
    info: {
      Title: `${title} ${invoice.number}`,
      Creator: "HomePlan",
      Producer: "HomePlan",
      CreationDate: at,
      ModDate: at,
    },
  });
  const bytes = collect(page);
  registerFonts(page, fonts);

  drawHead(page, invoice, { title, seller });
  drawCustomer(page, invoice, { tax, fonts });
  drawItem(page, invoice, seller);
  drawSums(page, invoice, tax);
  drawNotes(page, invoice, seller);
  page.end();
  return bytes;
}

function drawHead(
  page: Page,
  invoice: InvoiceDocument,
  { title, seller }: { readonly title: string; readonly seller: Seller },
): void {
  page.font("bold").fontSize(20).fillColor("black").text(title, MARGIN, MARGIN);
  page.font("regular").fontSize(TEXT).fillColor(GREY);
  if (seller.gst && invoice.currency === "INR") page.text("Original for recipient");
  page.font("bold").fontSize(11).fillColor("black").text(seller.legalName, MARGIN, 110);
  page.font("regular").fontSize(TEXT);
  for (const line of [...seller.address, seller.email]) page.text(line);
  if (seller.gst && invoice.currency === "INR") page.text(`GSTIN ${seller.gst.gstin}`);
  const facts = [
    ["Invoice number", invoice.number],
    ["Date", dayText(invoice.date)],
    ["Order", invoice.orderNumber],
  ] as const;
  facts.forEach(([name, value], index) => {
    const y = 110 + index * 16;
    page.fillColor(GREY).text(name, 340, y, { width: 90, lineBreak: false });
    page.fillColor("black").text(value, 430, y, { width: RIGHT - 430, align: "right", lineBreak: false });
  });
}

function drawCustomer(
  page: Page,
  invoice: InvoiceDocument,
  { tax, fonts }: { readonly tax: Tax | null; readonly fonts: Fonts },
): void {
  page.fillColor(GREY).text("Billed to", MARGIN, 210).fillColor("black");
  const { name, number, email } = invoice.customer;
  if (name !== "") writeName(page, name, fonts);
  for (const line of [`+${number}`, email].filter((one) => one !== "")) page.text(line);
  if (!tax) return;
  page.moveDown(0.4).fillColor(GREY).text("Place of supply").fillColor("black");
  page.text(`${GST_STATES[tax.placeOfSupply] ?? ""} (${tax.placeOfSupply})`);
}

/** Writes a name on a line of its own, each part in the font of its script; leaves the pen below it, with the usual font. */
function writeName(page: Page, name: string, fonts: Fonts): void {
  const { y } = page;
  // Fonts differ in their ascent, so all parts are set on one baseline.
  const baseline = y + ASCENT * TEXT;
  let x = MARGIN;
  for (const run of typesetterOf(fonts).runs(name, "regular")) {
    page.font(fontName("regular", run.font));
    page.text(run.text, x, baseline, { lineBreak: false, baseline: "alphabetic", ...featuresOf(run) });
    x += run.width * TEXT;
  }
  page.font("regular");
  page.x = MARGIN;
  page.y = y + page.currentLineHeight(true);
}

function drawItem(page: Page, invoice: InvoiceDocument, seller: Seller): void {
  const y = 330;
  rule(page, y);
  page.fillColor(GREY).text("Description", MARGIN, y + 8, { lineBreak: false });
  const taxed = seller.gst !== null && invoice.currency === "INR";
  if (taxed) page.text("SAC", 400, y + 8, { lineBreak: false });
  page.text("Amount", 440, y + 8, { width: RIGHT - 440, align: "right", lineBreak: false });
  page.fillColor("black").text(invoice.item, MARGIN, y + 28, { width: 330 });
  if (taxed) page.text(seller.gst?.sac ?? "", 400, y + 28, { lineBreak: false });
  money(page, invoice, invoice.amount, y + 28);
  rule(page, y + 62);
}

function drawSums(page: Page, invoice: InvoiceDocument, tax: Tax | null): void {
  const lines: (readonly [string, number])[] = tax
    ? [
        ["Taxable value", tax.taxable],
        ...tax.parts.map((part) => [`${part.name} ${part.rate} %`, part.amount] as const),
      ]
    : [];
  let y = 404;
  for (const [name, amount] of lines) {
    page.fillColor(GREY).text(name, 340, y, { lineBreak: false }).fillColor("black");
    money(page, invoice, amount, y);
    y += 18;
  }
  page.font("bold").text(tax ? "Total, taxes included" : "Total, paid", 340, y, { lineBreak: false });
  money(page, invoice, invoice.amount, y);
  page.font("regular");
}

function drawNotes(page: Page, invoice: InvoiceDocument, seller: Seller): void {
  const notes = [
    "Paid in full, in advance.",
    ...(seller.gst && invoice.currency === "INR" ? ["Tax is not payable on reverse charge."] : []),
    "This invoice was made by computer and needs no signature.",
    ...(invoice.test ? ["SAMPLE: this order was paid in test mode. No money moved, and this is no tax document."] : []),
  ];
  page.fillColor(GREY).text(notes.join("\n"), MARGIN, 520, { width: RIGHT - MARGIN, lineGap: 4 });
}

function money(page: Page, invoice: InvoiceDocument, minor: number, y: number): void {
  const locale = { INR: "en-IN", USD: "en-US", EUR: "en-GB" }[invoice.currency];
  const format = new Intl.NumberFormat(locale, { style: "currency", currency: invoice.currency });
  page.text(format.format(toMajor(minor)), 440, y, { width: RIGHT - 440, align: "right", lineBreak: false });
}

function rule(page: Page, y: number): void {
  page.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor("#c3c9d0").stroke();
}

function dayText(iso: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
}

function collect(page: Page): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    page.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    page.once("end", () => resolve(Buffer.concat(chunks)));
    page.once("error", reject);
  });
}
