/** How a picture lies in its frame: `scale` 1 shows all of it; `x` and `y` are how far its middle is off the frame's, in CSS pixels. */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
export type Spot = { readonly x: number; readonly y: number };

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
const CLOSEST = 8;

/** The view enlarged by a factor; what lies under `spot` (from the frame's middle) stays there where the edges allow it. */
export function zoomAt(view: ZoomView, factor: number, spot: Spot, picture: Size, frame: Size): ZoomView {
  const scale = Math.min(CLOSEST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  const moved = { scale, x: spot.x - (spot.x - view.x) * grown, y: spot.y - (spot.y - view.y) * grown };
  return within(moved, picture, frame);
}

/** The view moved by a distance, but never so far that the picture's edge comes inside the frame's. */
export function moveBy(view: ZoomView, by: Spot, picture: Size, frame: Size): ZoomView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, frame);
}

function within(view: ZoomView, picture: Size, frame: Size): ZoomView {
  const fit = Math.min(frame.width / picture.width, frame.height / picture.height);
  const reach = (side: "width" | "height") => Math.max(0, (picture[side] * fit * view.scale - frame[side]) / 2);
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0;
  return { scale: view.scale, x: clamp(view.x, reach("width")), y: clamp(view.y, reach("height")) };
}
