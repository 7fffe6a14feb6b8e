import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { type CallBases, type CallClient, createCallClient } from "#calls/client.ts";
import type { Language } from "#content/languages.ts";
import type { Region } from "#web/routes.ts";
import type { Namespace, Words } from "#web/words/en.ts";
import { type Translator, translator } from "#web/words/translate.ts";

/** What every page knows of its visit, on the server and in the browser. */
export type Site = {
  readonly region: Region;
  readonly language: Language;
  /** The address without the origin, as asked for. */
  readonly url: string;
  /** Where the calls are answered; undefined: on this origin. */
  readonly calls: CallBases | undefined;
  /** Where conversions may be told with consent; null: nobody measures and nobody is asked. */
  readonly conversions: string | null;
};

export type PageWords = Partial<Words>;
type PageContextValue = {
  readonly site: Site;
  readonly words: PageWords;
  readonly speak: (language: Language, words: PageWords) => void;
};

const PageContext = createContext<PageContextValue | null>(null);

type ProviderProps = { readonly site: Site; readonly words: PageWords; readonly children: ReactNode };

export function PageProvider({ site, words, children }: ProviderProps) {
  const [spoken, setSpoken] = useState({ language: site.language, words });
  const value = {
    site: { ...site, language: spoken.language },
    words: spoken.words,
    speak: (language: Language, next: PageWords) => setSpoken({ language, words: next }),
  };
  return <PageContext value={value}>{children}</PageContext>;
}

export function useSite(): Site {
  return usePage().site;
}

/** The typed client of the calls, at the bases that this installation is set to. */
export function useCalls(): CallClient {
  const { calls } = useSite();
  return useMemo(() => createCallClient(calls), [calls]);
}

/** Changes the page's language in place, without losing what was typed. */
export function useSpeak(): PageContextValue["speak"] {
  return usePage().speak;
}

/** The typed `t` of one dictionary that this page carries. */
export function useWords<Name extends Namespace>(name: Name): Translator<Words[Name]> {
  const { words, site } = usePage();
  const dictionary = words[name];
  if (!dictionary) throw new Error(`the page does not carry the words "${name}"`);
  return translator(dictionary, site.language) as unknown as Translator<Words[Name]>;
}

function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error("a component stands outside of its page");
  return value;
}
