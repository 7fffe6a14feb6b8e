import type { Language } from "#content/languages.ts";
import { LanguageSwitch } from "#web/design/language-switch.tsx";
import { Logo } from "#web/design/logo.tsx";

/** Logo to the left, language to the right; `onLanguage` changes the words in place where a screen can. */
export function Header({ onLanguage }: { readonly onLanguage?: (language: Language) => void }) {
  return (
    <header className="top">
      <Logo />
      <LanguageSwitch {...(onLanguage ? { onSpoken: onLanguage } : {})} />
    </header>
  );
}
