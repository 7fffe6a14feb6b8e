import { z } from "zod";
import type { OfferType } from "../offers/price-book.ts";
import type { Answers } from "../survey/response.ts";
import { gstStateCode } from "./gst-states.ts";

/** An invoice as it is kept for as long as the law requires: all that is printed on it but the seller. */
export const invoiceDocument = z.object({
  number: z.string(),
  /** The day of issue in India, ISO 8601. */
  date: z.string(),
  orderNumber: z.string(),
  currency: z.enum(["INR", "USD", "EUR"]),
  /** Minor units, taxes included. */
  amount: z.number().int().positive(),
  item: z.string(),
  customer: z.object({ name: z.string(), number: z.string(), email: z.string() }),
  /** GST code of the plot's state; null where the answers do not give it. */
  plotState: z.string().nullable(),
  test: z.boolean(),
});
export type InvoiceDocument = z.infer<typeof invoiceDocument>;

/** Who issues invoices; `gst` null: not registered, no tax is shown. */
export type Seller = {
  readonly legalName: string;
  readonly address: readonly string[];
  readonly email: string;
  readonly gst: {
    readonly gstin: string;
    /** GST code of the state of registration. */
    readonly state: string;
    /** Services accounting code of what is sold. */
    readonly sac: string;
    /** Per cent, contained in the prices; an even number of basis points, since it is halved. */
    readonly rate: number;
  } | null;
};

export const ITEMS: Readonly<Record<OfferType, string>> = {
  Option1: "House plan drawings: one floor plan option",
  Option2: "House plan drawings: two floor plan options",
  Option1_2D_3D: "House plan drawings: one floor plan option with elevation",
  Option2_2D_3D: "House plan drawings: two floor plan options with elevations",
  Option1_2D_3D_Offer: "House plan drawings: one floor plan option with elevation",
};

/** GST code of the plot's state, from the answers' field `state`; null where the survey does not ask for it. */
export function plotStateOf(answers: Answers): string | null {
  for (const answer of Object.values(answers)) {
    const named = typeof answer === "string" ? undefined : answer.state;
    if (named !== undefined) return gstStateCode(named);
  }
  return null;
}

export type Tax = {
  readonly taxable: number;
  readonly parts: readonly {
    readonly name: "CGST" | "SGST" | "IGST";
    readonly rate: number;
    readonly amount: number;
  }[];
  /** GST code. */
  readonly placeOfSupply: string;
};

/**
 * The tax that a price contains: in the seller's own state two equal halves (CGST, SGST), elsewhere one sum (IGST). A paisa of tax
 * that cannot be halved goes to the taxable value. Where the plot's state is unknown the place of supply is the seller's state
 * (IGST Act 12(2)(b)(ii)). Null for prices in dollars and euros and for a seller without registration.
 */
export function taxOf(invoice: Pick<InvoiceDocument, "currency" | "amount" | "plotState">, seller: Seller): Tax | null {
  const { gst } = seller;
  if (invoice.currency !== "INR" || gst === null) return null;
  const placeOfSupply = invoice.plotState ?? gst.state;
  const taxable = Math.round((invoice.amount * 100) / (100 + gst.rate));
  const tax = invoice.amount - taxable;
  if (placeOfSupply !== gst.state) {
    return { taxable, parts: [{ name: "IGST", rate: gst.rate, amount: tax }], placeOfSupply };
  }
  const half = Math.floor(tax / 2);
  const parts = (["CGST", "SGST"] as const).map((name) => ({ name, rate: gst.rate / 2, amount: half }));
  return { taxable: invoice.amount - 2 * half, parts, placeOfSupply };
}
