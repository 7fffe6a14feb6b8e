import { useEffect, useRef } from "react";
import { Still } from "#web/render/still.tsx";

/** The row of films: one plays at a time, and one that cannot be played is replaced by its own fallback text. */
export function Videos() {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const films = [...(row.current?.querySelectorAll("video") ?? [])];
    for (const film of films) {
      film.addEventListener("play", () => {
        for (const other of films) if (other !== film) other.pause();
      });
      film.querySelector("source")?.addEventListener("error", () => {
        const said = document.createElement("p");
        said.className = "notice";
        said.textContent = film.textContent;
        film.replaceWith(said);
      });
    }
    // Only at idle: while the page loads, and until they know that nothing is to be loaded yet, a browser's own controls turn a wheel and draw
    // it anew at every step, which is seconds of a slow phone's processor; and four posters would share the line with the drawing.
    const rest = () => {
      for (const film of films) Object.assign(film, { controls: true, poster: film.dataset.poster });
    };
    if (typeof requestIdleCallback === "function") requestIdleCallback(rest);
    else setTimeout(rest, 200);
  }, []);

  return <Still name="films" ref={row} />;
}
