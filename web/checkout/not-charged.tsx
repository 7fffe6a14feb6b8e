import { useEffect, useRef } from "react";
import { useWords } from "#web/render/page-context.tsx";

/** Says that a press on Pay reached no server, where it was pressed, until the next press. */
export function NotCharged() {
  const t = useWords("checkout");
  const said = useRef<HTMLParagraphElement>(null);
  // In the popup it may be out of sight; in the page it makes the bar higher, which may then cover the button that was pressed.
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
