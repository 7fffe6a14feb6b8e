import { useEffect } from "react";
import { useWords } from "#web/render/page-context.tsx";

/** A press on Pay that no server heard: said where it was pressed, until the next press. */
export function NotCharged() {
  const t = useWords("checkout");
  // The bar grows by these lines, and the button that was pressed may stand just above it.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <p className="notice bad" role="alert">
      {t("notCharged")}
    </p>
  );
}
