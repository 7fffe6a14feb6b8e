import { createContext, type ReactNode, type Ref, useContext, useState } from "react";

/** Parts of a screen by name, as the server draws them. */
export type StillParts = Readonly<Record<string, ReactNode>>;

/** The server's alone: in the browser there are none. */
export const StillParts = createContext<StillParts | null>(null);

/**
 * A part that never changes once the server has drawn it: its components, words and data stay on the server, and in the browser
 * React leaves what stands there as it is. What moves in it is the browser's own, or an effect's on `ref` (docs/decisions/0026).
 */
export function Still({ name, ref }: { readonly name: string; readonly ref?: Ref<HTMLDivElement> }) {
  const parts = useContext(StillParts);
  // Read from the page, not left empty: should React have to draw the page anew, the part is there again.
  const [html] = useState(() => (parts ? "" : (document.getElementById(name)?.innerHTML ?? "")));
  if (parts) {
    return (
      <div className="still" id={name}>
        {parts[name]}
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the page itself holds
  return <div className="still" id={name} ref={ref} dangerouslySetInnerHTML={{ __html: html }} />;
}
