import { ROOM_KINDS } from "#planner/plan/plan.ts";
import { KIND_INDEX } from "#planner/search/arrange/access.ts";
import type { LevelModel } from "#planner/search/arrange/level-model.ts";
import { add, type Judgement, miss, T } from "#planner/search/arrange/objective/judgement.ts";
import { contact, distance } from "#planner/search/arrange/objective/measure.ts";
import { STANDARDS } from "#planner/search/programme/standards.ts";

const K = KIND_INDEX;

/** What it costs when where one eats does not open to the living room. */
const DINING_APART = 2.5;
/** Rooms from which one steps onto a balcony. */
const LIVED_IN = Uint8Array.from(ROOM_KINDS, (kind) =>
  STANDARDS[kind].light === "habitable" && kind !== "kitchen-dining" ? 1 : 0,
);
/** The archway between living and dining, mm. */
const ARCH = 1400;

/**
 * Neighbourhoods that every household asks for, missed or found: kitchen and table, utility and kitchen, a balcony before a room
 * one lives in, a pooja apart from toilets. What is merely good: dining beside living, wet rooms back to back.
 */
export function grouping(model: LevelModel, out: Judgement): void {
  const n = model.specs.length;
  for (let a = 0; a < n; a++) {
    const kind = model.kind[a];
    if (model.specs[a]?.wet === true) {
      let shared = false;
      for (let b = 0; b < n && !shared; b++) {
        if (b === a || (contact[a * n + b] as number) < 600) continue;
        shared = model.specs[b]?.wet === true || model.kind[b] === K.kitchen || model.kind[b] === K.duct;
      }
      if (!shared) add(out, T.group, 0.5);
    }
    if (kind === K.kitchen) beside(model, a, isTable, model.doorContact, out);
    if (kind === K.utility) beside(model, a, isKitchen, model.smallDoorContact, out);
    if (kind === K.balcony) beside(model, a, isLivedIn, model.doorContact, out);
    if (kind === K.dining || kind === K["kitchen-dining"]) {
      const gap = gapTo(model, a, isLiving, ARCH);
      if (gap > 0 && gap < NONE) add(out, T.group, DINING_APART + gap / 4000);
    }
    if (kind === K.pooja || kind === K.kitchen) {
      for (let b = 0; b < n; b++) {
        const wc = model.kind[b] === K.bath || model.kind[b] === K.powder || model.kind[b] === K.wc;
        if (!wc || (contact[a * n + b] as number) <= 0) continue;
        if (kind === K.pooja) miss(out, 0);
        else add(out, T.group, 0.4);
      }
    }
  }
}

function isTable(kind: number): boolean {
  return kind === K.dining || kind === K["living-dining"];
}

function isLiving(kind: number): boolean {
  return kind === K.living;
}

function isKitchen(kind: number): boolean {
  return kind === K.kitchen || kind === K["kitchen-dining"];
}

function isLivedIn(kind: number): boolean {
  return LIVED_IN[kind] === 1;
}

/** There is no such room on the level, mm. */
const NONE = Number.MAX_SAFE_INTEGER;

/** A neighbourhood asked for, where rooms of a kind stand on this level and none of them shares enough wall with room `a`. */
function beside(model: LevelModel, a: number, wanted: (kind: number) => boolean, enough: number, out: Judgement): void {
  const gap = gapTo(model, a, wanted, enough);
  if (gap > 0 && gap < NONE) miss(out, gap / 2000);
}

/** How far the nearest room of a kind is from sharing enough wall with room `a`, mm; 0 where one does, NONE without one. */
function gapTo(model: LevelModel, a: number, wanted: (kind: number) => boolean, enough: number): number {
  const n = model.specs.length;
  let nearest = NONE;
  for (let b = 0; b < n; b++) {
    // What is let is a household of its own.
    if (!wanted(model.kind[b] as number) || model.specs[a]?.apart !== model.specs[b]?.apart) continue;
    const touch = contact[a * n + b] as number;
    if (touch >= enough) return 0;
    const gap = enough - Math.max(0, touch) + (distance[a * n + b] as number);
    if (gap < nearest) nearest = gap;
  }
  return nearest;
}
