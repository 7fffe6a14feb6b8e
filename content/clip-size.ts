/** The size of every film, in pixels. In a file of its own, so that it can be imported without the list of films. */
export const CLIP_WIDTH = 640;
export const CLIP_HEIGHT = 480;
