/** Radians: what stands at turns of so much is spread evenly, however many there are. */
export const GOLDEN_ANGLE = 2.399963;
