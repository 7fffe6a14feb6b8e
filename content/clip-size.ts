/** Of every film, in pixels; apart from the list of films, which the checkout's script would carry along. */
export const CLIP_WIDTH = 640;
export const CLIP_HEIGHT = 480;
