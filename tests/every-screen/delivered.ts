import type { DeliveryData } from "#calls/delivery.ts";
import { DESIGN } from "#tests/support/offer.ts";

const SHEETS = {
  "": "Complete set",
  "-site": "Site plan",
  "-level-0": "Ground floor plan",
  "-level-1": "First floor plan",
  "-terrace": "Terrace plan",
  "-elevation": "Front elevation",
  "-section": "Section A-A",
  "-colour-0": "Ground floor in colour",
  "-colour-1": "First floor in colour",
  "-3d-view": "3D view",
};
/** Two houses with all that is drawn of them, their pictures the samples' own. */
export const DELIVERED: DeliveryData = {
  status: 200,
  orderNumber: "HPN-26-27-000001",
  offerType: "Option2_2D_3D",
  expiresAt: "2026-11-28T10:00:00Z",
  files: [
    ...[1, 2].flatMap((option) =>
      Object.entries(SHEETS).flatMap(([sheet, title]) =>
        formatsOf(sheet).map((format) => file(`homeplan-option-${option}${sheet}.${format}`, title, option)),
      ),
    ),
    file("invoice-HPN-26-27-000001.pdf", "Invoice HPN/26-27/000001", 0),
  ],
  pictures: DESIGN.options.flatMap(({ option, previews }) =>
    previews.map((preview) => ({ option, ...preview, small: preview.url })),
  ),
};

/** The set is one PDF, what is coloured and the view pictures alone. */
function formatsOf(sheet: string): readonly string[] {
  if (sheet === "") return ["pdf"];
  return /^-(colour|3d)/.test(sheet) ? ["png", "jpg"] : ["pdf", "png", "jpg", "svg", "dxf"];
}

function file(name: string, title: string, option: number): DeliveryData["files"][number] {
  return {
    name,
    title,
    option,
    contentType: "application/pdf",
    bytes: 1_234_567,
    url: `/delivery/files/${name}`,
  };
}
