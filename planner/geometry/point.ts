/** A point [x, y] in whole millimetres; x grows to the right, y away from the road. Centre lines of walls may end in .5. */
export type Point = readonly [x: number, y: number];

/** A simple polygon, counter-clockwise, without a repeated last corner. Millimetres. */
export type Polygon = readonly Point[];

/** A polygon with holes; `outer` counter-clockwise. Millimetres. */
export type Region = { readonly outer: Polygon; readonly holes: readonly Polygon[] };
