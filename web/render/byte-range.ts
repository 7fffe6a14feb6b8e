/**
 * The part of a file that a Range header asks for, both ends included. Null: all of it (no header, several parts, another
 * unit). Some browsers play a film only from a server that answers in parts.
 */
export function readRange(
  header: string | undefined,
  length: number,
): { readonly first: number; readonly last: number } | "unsatisfiable" | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!asked || (asked[1] === "" && asked[2] === "")) return null;
  const [, from = "", to = ""] = asked;
  const first = from === "" ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1);
  return first > last ? "unsatisfiable" : { first, last };
}
