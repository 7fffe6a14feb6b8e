import { useEffect, useRef, useState } from "react";
import { type ViewedPicture, Viewer } from "#web/checkout/viewer.tsx";
import { Still } from "#web/render/still.tsx";

/** The row of sample plans; a press enlarges one, its view from the road follows. Names and texts are read from the row, which stays as the server drew it. */
export function Samples() {
  const row = useRef<HTMLDivElement>(null);
  const [pictures, setPictures] = useState<readonly ViewedPicture[]>([]);
  const [open, setOpen] = useState<number | null>(null);

  useEffect(() => {
    row.current?.addEventListener("click", ({ target, currentTarget }) => {
      const pressed = (target as Element).closest("button")?.querySelector("img");
      if (!pressed) return;
      const images = [...(currentTarget as Element).querySelectorAll("img")];
      setPictures(
        images.map((image) => ({
          url: image.getAttribute("src") ?? "",
          name: image.dataset.name ?? "",
          // A view is told by its name: it says all there is to say of it.
          alt: image.dataset.alt ?? image.dataset.name ?? "",
        })),
      );
      setOpen(images.indexOf(pressed));
    });
  }, []);

  return (
    <>
      <Still name="samples" ref={row} />
      <Viewer pictures={pictures} index={open} onIndex={setOpen} />
    </>
  );
}
