import type { ReactNode } from "react";
import { Footer } from "#web/design/footer.tsx";
import { ToastRegion } from "#web/design/toast.tsx";
import { useWords } from "#web/render/page-context.tsx";

/** What stands around every screen: the skip link, the toasts, the footer with the policies. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useWords("common");
  return (
    <ToastRegion>
      <a className="skip" href="#main">
        {t("skipToContent")}
      </a>
      {children}
      <Footer />
    </ToastRegion>
  );
}
