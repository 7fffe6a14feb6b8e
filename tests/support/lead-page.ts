import type { Page } from "playwright-core";
import { visitor } from "#tests/support/browser.ts";
import type { AnsweredVisitor } from "#tests/support/verified-visitor.ts";

/** The calls that send and verify a code, for tests that intercept them. */
export const SEND = "**/customer/me/loginotp";
export const VERIFY = "**/customer/me/veryfyotp";

/** A tab of the same visitor's, with a clock of its own. */
export async function newTab({ context }: AnsweredVisitor): Promise<Page> {
  return (await visitor({ storageState: await context.storageState() })).page;
}

/** The lead page of these answers, in a tab of its own, with the loader already passed. */
export async function atContact(one: AnsweredVisitor, query = ""): Promise<Page> {
  const { responsePath, responseId } = one;
  const page = await newTab(one);
  await page.addInitScript((key) => {
    const lead = { step: "contact", percent: 100, name: "", country: "", mobile: "", email: "", resendAt: 0 };
    const country = { us: "US", uk: "GB" }[location.pathname.split("/")[1] ?? ""] ?? "IN";
    if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, JSON.stringify({ ...lead, country }));
  }, `homeplan.lead.${responseId}`);
  await page.goto(responsePath + query);
  await page.getByLabel("Full name").waitFor();
  return page;
}

export const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
export const code = (page: Page) => page.getByRole("textbox", { name: "One-time code" });
export const said = (page: Page, words: string) => page.getByRole("alert").getByText(words, { exact: true });

export async function fill(page: Page, mobile: string): Promise<void> {
  await page.getByLabel("Full name").fill("Asha Rao");
  await page.getByLabel("Mobile number").fill(mobile);
}
