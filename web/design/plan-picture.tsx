import { useId } from "react";
import { PLAN_PICTURE } from "#content/plan-picture.ts";

const { width, height, floor, furniture, doors, walls, dimension } = PLAN_PICTURE;

/**
 * A floor plan of our own planner as line art, inside the page so that it needs no second request.
 * `drawn` is how much of it shows, from the top, in per cent.
 */
export function PlanPicture({ drawn = 100 }: { readonly drawn?: number }) {
  const id = useId();
  return (
    <svg className="plan" viewBox={`0 0 ${width} ${height}`} fill="none" stroke="currentColor" aria-hidden="true">
      {drawn < 100 && (
        <clipPath id={id}>
          <path d={`M0 0h${width}v${(height * drawn) / 100}H0z`} />
        </clipPath>
      )}
      <g {...(drawn < 100 && { clipPath: `url(#${id})` })}>
        <path className="room" d={floor} />
        <path d={furniture} />
        <path d={doors} />
        <path strokeWidth="4" strokeLinecap="square" d={walls} />
        <path className="dim" d={dimension} />
      </g>
    </svg>
  );
}
