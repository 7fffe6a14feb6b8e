import { sectionalDoor } from "#drawing/facade/details/doors.ts";
import type { Additions, Facade, FacadeStyle } from "#drawing/facade/facade.ts";
import type { ElevationOpening } from "#drawing/facade/massing.ts";
import type { Drawn, Face, Material, Panel } from "#drawing/facade/scene.ts";
import { isGarageDoor } from "#drawing/sheet/openings/garage-door.ts";
import type { Sunshade } from "#drawing/sheet/openings/sunshades.ts";

/** How deep glass and leaves stand behind the wall's face, mm. */
const RECESS = 110;

export const GLASS: Material = { name: "Clear glass", colour: "#86a7b5", shade: "#4f6b78" };
export const DARK: Material = { name: "Open", colour: "#5b5a57", shade: "#3f3e3c" };

/** An opening's glass, or its leaf, set back in the wall. */
export function recessed(opening: ElevationOpening, material: Material, over: readonly Drawn[], glow?: string): Panel {
  const { x1, x2, z1, z2, y } = opening;
  return { x1, x2, z1, z2, wall: y, y: y + RECESS, material, over, ...(glow ? { glow } : {}) };
}

/** A slab over an opening that keeps rain and sun off (chajja). */
export function chajja({ box, z1, z2, rise }: Sunshade, material: Material): Face {
  return { ...box, z1, z2: z2 + rise, material, casts: true };
}

/** An opening as a style draws it, with the sunshade over it; a garage's door in the style's colours. */
export function drawnOpening(
  { garageDoor: { leaf, frame }, opening: drawn }: FacadeStyle,
  opening: ElevationOpening,
  facade: Facade,
  shade: Sunshade | null,
): Additions {
  return isGarageDoor(opening.opening)
    ? { panels: [recessed(opening, leaf, sectionalDoor(opening, leaf.colour, frame))] }
    : drawn(opening, facade, shade);
}

/** An arch or any opening without a leaf: the dark inside. */
export function through(opening: ElevationOpening): Additions {
  return { panels: [recessed(opening, DARK, [])] };
}
