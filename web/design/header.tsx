import type { Language } from "#content/languages.ts";
import { LanguageSwitch } from "#web/design/language-switch.tsx";
import { Logo } from "#web/design/logo.tsx";

/**
 * Logo to the left, language to the right. With `onLanguage` the words change in place, so that nothing typed is lost;
 * without it the page is loaded anew, for pages whose content is in the language too.
 */
export function Header({ onLanguage }: { readonly onLanguage?: (language: Language) => void }) {
  return (
    <header className="top">
      <Logo />
      <LanguageSwitch {...(onLanguage && { onSpoken: onLanguage })} />
    </header>
  );
}
