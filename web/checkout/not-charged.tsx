import { useEffect, useRef } from "react";
import { useWords } from "#web/render/page-context.tsx";

/** A press on Pay that no server heard: said where it was pressed, until the next press. */
export function NotCharged() {
  const t = useWords("checkout");
  const said = useRef<HTMLParagraphElement>(null);
  // In the popup it may be out of sight; the page's bar grows by it, and the button that was pressed may stand just above.
  useEffect(() => {
    said.current?.scrollIntoView({ block: "nearest" });
    document.activeElement?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <p ref={said} className="notice bad" role="alert">
      {t("notCharged")}
    </p>
  );
}
