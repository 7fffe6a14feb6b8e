import { useWords } from "#web/render/page-context.tsx";
import { compassRotation, ROSE } from "#web/survey/compass-rotation.ts";

type CompassProps = {
  readonly direction: string;
  /** The direction in the visitor's words; undefined: none is chosen. */
  readonly called: string | undefined;
};

/** The plot from above with the road at the bottom; the rose turns so that the chosen direction faces the road. */
export function Compass({ direction, called }: CompassProps) {
  const t = useWords("survey");
  const said = t("compassRose").split(" ");
  const turn = compassRotation(direction);
  return (
    <figure className="compass">
      <svg viewBox="0 0 240 250" role="img" aria-label={t("compassCaption")}>
        <path className="road" d="M0 214h240v36H0z" />
        <path className="lane" d="M6 232h74M160 232h74" strokeDasharray="14 10" />
        {/* About the dial's centre, which is the transform-origin in the styles: naming it here too would turn twice around it. */}
        <g className="rose" transform={`rotate(${turn})`}>
          <circle cx="120" cy="104" r="98" />

          {ROSE.map((name, index) => {
            const minor = index % 2 === 1;
            // The directions in between lie further out, clear of the plot's corners: in Malayalam and Tamil they have three letters.
            const middle = minor ? 23 : 29;
            return (
              <g key={name} transform={`rotate(${index * 45} 120 104)`}>
                <path d={minor ? "M120 6v5" : "M120 6v8"} />
                <text
                  className={name === direction ? "chosen" : minor ? "minor" : ""}
                  x="120"
                  y={middle + 5}
                  transform={`rotate(${-turn - index * 45} 120 ${middle})`}
                >
                  {said[index]}
                </text>
              </g>
            );
          })}
        </g>
        <path className="plot" d="M78 54h84v100H78z" />
        <path className="house" d="M86 62h68v78h-22v-14h-18v14H86zM86 96h34M120 62v48M120 110h34" />
        <path className="arrow" d="M120 191v17M112 200l8 9 8-9" />
        <text className="road-name" x="120" y="236">
          {t("compassRoad")}
        </text>
      </svg>
      <figcaption className="small muted">
        {called ? t("compassChosen", { direction: called }) : t("compassAsk")}
      </figcaption>
    </figure>
  );
}
