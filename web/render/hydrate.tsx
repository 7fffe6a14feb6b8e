import { type ComponentType, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import toastCss from "#web/design/toast.css?inline";
import { adoptCss } from "#web/render/adopt-css.ts";
import { Frame } from "#web/render/frame.tsx";
import { giveWay } from "#web/render/give-way.ts";
import { HEARD, hearOnly } from "#web/render/hear-only.ts";
import { PageProvider, type PageWords, type Site } from "#web/render/page-context.tsx";

/** What the server leaves in the page for its entry. */
export type PageState<Data> = { readonly site: Site; readonly words: PageWords; readonly data: Data };

/**
 * Wakes (hydrates) a server-rendered screen. The state comes from the page itself, so that both trees are the same.
 * `laterCss` is for what only a woken screen shows; `complete` fetches what the first load left out.
 */
export async function hydrateScreen<Data>(
  Screen: ComponentType<{ readonly data: Data }>,
  { laterCss = "", complete }: { readonly laterCss?: string; readonly complete?: (data: Data) => Promise<Data> } = {},
): Promise<void> {
  await giveWay();
  adoptCss(toastCss + laterCss);
  const root = document.getElementById("app");
  const state = document.getElementById("state")?.textContent;
  if (!root || !state) throw new Error("the page holds no screen to wake");
  const { site, words, data: first } = JSON.parse(state) as PageState<Data>;
  const data = complete ? await complete(first) : first;
  const screen = (
    <PageProvider site={site} words={words}>
      <Frame>
        <Screen data={data} />
      </Frame>
    </PageProvider>
  );
  await giveWay();
  hearOnly(root, HEARD);
  // In a transition React gives way every few milliseconds: a tap that comes meanwhile is answered in between.
  startTransition(() => {
    hydrateRoot(root, screen);
  });
}
