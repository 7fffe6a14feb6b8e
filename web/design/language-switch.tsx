import { type MouseEvent, useRef } from "react";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from "#content/languages.ts";
import { useToasts } from "#web/design/toast.tsx";
import { useSite, useSpeak, useWords } from "#web/render/page-context.tsx";
import { localeTag } from "#web/words/language.ts";
import { fetchWords, keepLanguage } from "#web/words/switch-language.ts";

/**
 * Six links that work without any script. With script, `onSpoken` makes the words change in place, and a choice without a connection
 * never leads to the browser's own error page.
 */
export function LanguageSwitch({ onSpoken }: { readonly onSpoken?: (language: Language) => void }) {
  const t = useWords("common");
  const site = useSite();
  const speak = useSpeak();
  const { toast } = useToasts();
  const menu = useRef<HTMLDetailsElement>(null);

  async function choose(event: MouseEvent<HTMLAnchorElement>, language: Language) {
    // Without a connection the page is better kept as it is than lost for its words in another language.
    const lost = !navigator.onLine;
    if (lost || onSpoken) {
      event.preventDefault();
      if (menu.current) menu.current.open = false;
    }
    if (lost) {
      toast("error", t("unableToProcess"));
      return;
    }
    keepLanguage(language);
    if (!onSpoken) return;
    const { href } = event.currentTarget;
    const words = await fetchWords(language, site.region);
    if (!words) {
      location.assign(href);
      return;
    }
    document.documentElement.lang = localeTag(language, site.region);
    speak(language, words);
    onSpoken(language);
  }

  return (
    <details className="tongue" ref={menu}>
      <summary>
        <svg
          width="18"
          height="18"
          viewBox="0 0 18 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <circle cx="9" cy="9" r="7.25" />
          <path d="M1.75 9h14.5M9 1.75c-4.5 4-4.5 10.5 0 14.5 4.5-4 4.5-10.5 0-14.5" />
        </svg>
        <span>{t("selectLanguage")}</span>
        {LANGUAGE_NAMES[site.language]}
      </summary>
      <ul>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={withLanguage(site.url, language)}
              lang={LANGUAGE_TAGS[language]}
              aria-current={language === site.language ? "true" : undefined}
              onClick={(event) => choose(event, language)}
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The same address in another language; everything else in the query stays. */
export function withLanguage(url: string, language: Language): string {
  const [path = "/", query = ""] = url.split("?");
  if (query === "") return `${path}?lan=${language}`;
  const parameters = new URLSearchParams(query);
  parameters.delete("lng");
  parameters.set("lan", language);
  return `${path}?${parameters}`;
}
