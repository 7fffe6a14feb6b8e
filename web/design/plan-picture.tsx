import { useId } from "react";

/**
 * A small floor plan as line art, inside the page so that it needs no second request.
 * `drawn` is how much of it shows, from the top, in per cent.
 */
export function PlanPicture({ drawn = 100 }: { readonly drawn?: number }) {
  const id = useId();
  return (
    <svg className="plan" viewBox="0 0 240 300" fill="none" stroke="currentColor" aria-hidden="true">
      {drawn < 100 && (
        <clipPath id={id}>
          <path d={`M0 0h240v${3 * drawn}H0z`} />
        </clipPath>
      )}
      <g {...(drawn < 100 && { clipPath: `url(#${id})` })}>
        <path
          className="room"
          d="M12 12h104v92H12zM124 12h104v92H124zM12 112h128v84H12zM148 112h80v84h-80zM12 204h78v72H12z"
        />
        <path
          strokeWidth="5"
          strokeLinecap="square"
          d="M10 10h44M78 10h78M182 10h48M10 10v34M10 70v62M10 164v114M230 10v40M230 76v56M230 158v38M10 108h78M112 108h48M184 108h46M10 200h34M68 200h76M176 200h54M120 10v98M144 108v10M144 142v58M10 278h24M58 278h36M94 200v78"
        />
        <path
          strokeWidth="1.5"
          d="M112 108a24 24 0 0 1-24 24v-24M160 108a24 24 0 0 0 24 24v-24M44 200a24 24 0 0 1 24-24v24M144 142a24 24 0 0 1-24-24h24M144 200a32 32 0 0 0 32 32v-32"
        />
        <path
          strokeWidth="1"
          d="M54 8h24M54 12h24M156 8h26M156 12h26M8 44v26M12 44v26M8 132v32M12 132v32M228 50v26M232 50v26M228 132v26M232 132v26"
        />
        <path
          strokeWidth="1.25"
          d="M24 22h44v52H24zM24 36h44M136 22h44v52h-44zM136 36h44M24 144h22v36H24zM60 140h34v36H60zM196 122h24v64h-24M196 138h24M196 154h24M196 170h24M104 212v58M116 212v58M128 212v58M140 212v58M104 241h36"
        />
        <path className="dim" strokeWidth="1" d="M10 292h220M10 288v8M230 288v8" />
        <path className="dim" strokeWidth="1" d="M206 268v-34M200 242l6-9 6 9" />
      </g>
    </svg>
  );
}
