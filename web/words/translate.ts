import { LANGUAGE_TAGS, type Language } from "#content/languages.ts";
import { logWords } from "#web/words/log-words.ts";

/** Values that a sentence takes: `{name}` in the words, `name` here. */
export type Values = Readonly<Record<string, string | number>>;

/** The one form of a counted sentence without the category at its end, as i18next names them: `plans` of `plans_one`, `plans_other`. */
type Counted<Key> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : never;
type Plain<Key> = Key extends `${string}_${Intl.LDMLPluralRule}` ? never : Key;

/** What a `t` can be asked for: each sentence by its key, one that counts by the key that its forms share. */
export type WordKey<Dictionary> = Counted<keyof Dictionary & string> | Plain<keyof Dictionary & string>;
type Told<Dictionary, Key> =
  Key extends Counted<keyof Dictionary & string> ? [values: Values & { readonly count: number }] : [values?: Values];
export type Translator<Dictionary> = <Key extends WordKey<Dictionary>>(
  key: Key,
  ...told: Told<Dictionary, Key>
) => string;

/**
 * A typed `t`: a key that is not in the dictionary does not compile, nor a counted one without its `count`, by which the language's
 * own form is taken (`Intl.PluralRules`: to Hindi and Kannada 0 is one). Text is not escaped; React does that.
 */
export function translator<Dictionary extends Readonly<Record<string, string>>>(
  dictionary: Dictionary,
  language: Language,
): Translator<Dictionary> {
  return (key: string, values?: Values) => {
    const sentence = dictionary[key] ?? dictionary[`${key}_${formOf(language, values)}`];
    if (sentence === undefined) logWords(() => `${language} says nothing for "${key}"`);
    return (sentence ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values?.[name] ?? whole));
  };
}

/** Kept: to make one costs far more than to ask it. */
const RULES: Partial<Record<Language, Intl.PluralRules>> = {};

function formOf(language: Language, values: Values | undefined): Intl.LDMLPluralRule {
  RULES[language] ??= new Intl.PluralRules(LANGUAGE_TAGS[language]);
  return RULES[language].select(Number(values?.count));
}
