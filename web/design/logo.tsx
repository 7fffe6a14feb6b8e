import { useSite, useWords } from "#web/render/page-context.tsx";
import { inRegion } from "#web/routes.ts";

export function Logo() {
  const t = useWords("common");
  const { region } = useSite();
  return (
    <a className="logo" href={inRegion(region, "/")}>
      <svg
        width="28"
        height="28"
        viewBox="0 0 28 28"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden="true"
      >
        <path d="M3 25V11L14 3l11 8v14h-8M3 25h6M3 16h8M14 3v10" />
        <path d="M9 25a8 8 0 0 1 8-8v8" strokeWidth="1.25" />
      </svg>
      {t("brand")}
    </a>
  );
}
