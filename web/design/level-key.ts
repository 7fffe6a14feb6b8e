import type { Region } from "#web/routes.ts";

const KEYS = ["level-0", "level-1", "level-2", "level-3", "level-4"] as const;

/**
 * The key of a storey's word, from its drawing's name (`level-0` lies on the ground): in the US the floor on the ground is the first,
 * elsewhere the first lies above it. Undefined for other drawings.
 */
export function levelKey(drawing: string, region: Region): (typeof KEYS)[number] | undefined {
  const at = (KEYS as readonly string[]).indexOf(drawing);
  return at < 0 ? undefined : KEYS[region === "us" ? at + 1 : at];
}
