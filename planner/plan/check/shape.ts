/** Descriptions of what a value must look like; each gives null or one clear sentence with the place. */
export type Shape = (value: unknown, place: string) => string | null;

export const text: Shape = (value, place) => (typeof value === "string" ? null : `${place} is not text`);
export const flag: Shape = (value, place) => (typeof value === "boolean" ? null : `${place} is not true or false`);
export const number: Shape = (value, place) => (Number.isFinite(value) ? null : `${place} is not a number`);
export const whole: Shape = (value, place) => (Number.isInteger(value) ? null : `${place} is not a whole number`);

/** A coordinate that may end in .5. */
export const half: Shape = (value, place) =>
  typeof value === "number" && Number.isInteger(value * 2) ? null : `${place} is not on a half millimetre`;

export function exactly(expected: string | number): Shape {
  return (value, place) => (value === expected ? null : `${place} is not ${JSON.stringify(expected)}`);
}

export function oneOf(allowed: readonly unknown[]): Shape {
  return (value, place) => (allowed.includes(value) ? null : `${place} is none of ${allowed.join(", ")}`);
}

export function list(item: Shape, least = 0): Shape {
  return (value, place) => {
    if (!Array.isArray(value)) return `${place} is not a list`;
    if (value.length < least) return `${place} has fewer than ${least} entries`;
    return first(value.map((entry, i) => () => item(entry, `${place}[${i}]`)));
  };
}

export function tuple(...items: readonly Shape[]): Shape {
  return (value, place) => {
    if (!Array.isArray(value) || value.length !== items.length) return `${place} is not a list of ${items.length}`;
    return first(items.map((item, i) => () => item(value[i], `${place}[${i}]`)));
  };
}

/** Keys that are not described may be there; described ones may not be missing, except those in `optional`. */
export function record(fields: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape {
  return (value, place) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return `${place} is not an object`;
    const has = (key: string) => Object.hasOwn(value, key);
    const at = (key: string) => (value as Record<string, unknown>)[key];
    const inside = (key: string) => (place === "" ? key : `${place}.${key}`);
    return first([
      ...Object.entries(fields).map(
        ([key, shape]) =>
          () =>
            has(key) ? shape(at(key), inside(key)) : `${inside(key)} is missing`,
      ),
      ...Object.entries(optional).map(
        ([key, shape]) =>
          () =>
            has(key) && at(key) !== undefined ? shape(at(key), inside(key)) : null,
      ),
    ]);
  };
}

export function orNull(shape: Shape): Shape {
  return (value, place) => (value === null ? null : shape(value, place));
}

function first(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const fault = check();
    if (fault !== null) return fault;
  }
  return null;
}
