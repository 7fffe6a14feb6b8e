import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { WakeUp } from "#web/render/boot.ts";
import { Frame } from "#web/render/frame.tsx";
import type { PageState } from "#web/render/hydrate.tsx";
import type { SiteLoaders, Visit } from "#web/render/loaders.ts";
import { PageProvider, type PageWords, type Site } from "#web/render/page-context.tsx";
import { StillParts } from "#web/render/still.tsx";
import type { ScreenName } from "#web/routes.ts";
import type { Namespace, Words } from "#web/words/en.ts";

export type Loaded<Data> =
  | {
      readonly kind: "page";
      readonly data: Data;
      readonly status?: 200 | 404 | 410 | 503;
      /** Nothing in it belongs to one visitor: the page may be kept and given to all who ask for the same. */
      readonly shared: boolean;
      readonly title?: string;
      readonly description?: string;
      readonly cookies?: readonly string[];
      /** A `Link` header: what a browser should ask for as soon as the answer begins. */
      readonly ahead?: string | null;
      /** Its parts that never change once they are drawn. */
      readonly still?: StillParts;
    }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "not-found" };

/** What a screen is made of; its folder holds the rest. */
export type ScreenSpec<Data> = {
  readonly name: ScreenName;
  readonly Screen: ComponentType<{ readonly data: Data }>;
  /** Its own dictionary among the words; "common" goes along with every page. */
  readonly words: Exclude<Namespace, "common">;
  /** Further dictionaries that its parts need. */
  readonly alsoWords?: readonly Namespace[];
  /** The dictionaries of its still parts, which stay on the server. */
  readonly stillWords?: readonly Namespace[];
  readonly css: string;
  readonly wake: WakeUp;
  /** What runs before React, beyond what every page does. */
  readonly boot?: string;
  readonly indexable: boolean;
  /** Gives the part of the data that travels with the page, where the entry fetches the rest. */
  readonly firstLoad?: (data: Data) => Data;
  readonly load: (
    visit: Visit & { readonly params: Readonly<Record<string, string>> },
    loaders: SiteLoaders,
  ) => Promise<Loaded<Data>>;
};

export type DrawnScreen = {
  readonly name: ScreenName;
  readonly css: string;
  readonly wake: WakeUp;
  readonly boot: string;
  readonly indexable: boolean;
  readonly words: Exclude<Namespace, "common">;
  readonly open: (
    visit: Visit & { readonly params: Readonly<Record<string, string>> },
    loaders: SiteLoaders,
  ) => Promise<Exclude<Loaded<unknown>, { kind: "page" }> | OpenedPage>;
};
export type OpenedPage = Extract<Loaded<unknown>, { kind: "page" }> & {
  readonly draw: (site: Site, words: Words) => { readonly body: string; readonly state: string };
};

/** A screen with the type of its data hidden, so that the site can treat all screens alike. */
export function defineScreen<Data>(spec: ScreenSpec<Data>): DrawnScreen {
  return {
    name: spec.name,
    css: spec.css,
    wake: spec.wake,
    boot: spec.boot ?? "",
    indexable: spec.indexable,
    words: spec.words,
    open: async (visit, loaders) => {
      const loaded = await spec.load(visit, loaders);
      if (loaded.kind !== "page") return loaded;
      return { ...loaded, draw: (site, words) => draw(spec, site, words, loaded) };
    },
  };
}

function draw<Data>(
  { Screen, words: own, alsoWords = [], stillWords = [], firstLoad }: ScreenSpec<Data>,
  site: Site,
  all: Words,
  { data, still = {} }: { readonly data: Data; readonly still?: StillParts },
) {
  const names: readonly Namespace[] = ["common", own, ...alsoWords];
  const { words, json } = wordsOfPage(names, all);
  const shown: PageState<Data>["data"] = firstLoad ? firstLoad(data) : data;
  const stillSaid = Object.fromEntries(stillWords.map((name) => [name, all[name]]));
  const body = renderToString(
    <StillParts value={still}>
      <PageProvider site={site} words={{ ...words, ...stillSaid }}>
        <Frame>
          <Screen data={data} />
        </Frame>
      </PageProvider>
    </StillParts>,
  );
  return { body, state: `{"site":${JSON.stringify(site)},"words":${json},"data":${JSON.stringify(shown)}}` };
}

type Spoken = { readonly words: PageWords; readonly json: string };
const spokenOn = new WeakMap<Words, Map<string, Spoken>>();

/** A screen's dictionaries in a language, and their JSON for the page's state; kept, since they are the same for every visit. */
function wordsOfPage(names: readonly Namespace[], all: Words): Spoken {
  const known = spokenOn.get(all) ?? new Map<string, Spoken>();
  spokenOn.set(all, known);
  const key = names.join();
  const spoken = known.get(key);
  if (spoken) return spoken;
  const words: PageWords = Object.fromEntries(names.map((name) => [name, all[name]]));
  // Search engines read the description in the page's head; no screen says it.
  const json = JSON.stringify(words, (key, said: unknown) => (key === "description" ? undefined : said));
  const made = { words, json };
  known.set(key, made);
  return made;
}
