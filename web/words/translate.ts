import { LANGUAGE_TAGS, type Language } from "#content/languages.ts";
import { logWords } from "#web/words/log-words.ts";

/** Values that a sentence takes: `{name}` in the words, `name` here. */
export type Values = Readonly<Record<string, string | number>>;

/** The key that the plural forms of a counted sentence share, named as in i18next: `plans` of `plans_one` and `plans_other`. */
type Counted<Key> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : never;
type Plain<Key> = Key extends `${string}_${Intl.LDMLPluralRule}` ? never : Key;

/** What a `t` can be asked for: each sentence by its key, a counted one by the key that its forms share. */
export type WordKey<Dictionary> = Counted<keyof Dictionary & string> | Plain<keyof Dictionary & string>;
type Told<Dictionary, Key> =
  Key extends Counted<keyof Dictionary & string> ? [values: Values & { readonly count: number }] : [values?: Values];
export type Translator<Dictionary> = <Key extends WordKey<Dictionary>>(
  key: Key,
  ...told: Told<Dictionary, Key>
) => string;

/**
 * A typed `t`: a key that is not in the dictionary does not compile, nor does a counted one without its `count`. The count chooses the
 * plural form by the language's own rules (`Intl.PluralRules`: in Hindi and Kannada 0 takes the form of one). Text is not escaped; React
 * does that.
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

/** Kept, since making one costs far more than asking it. */
const RULES: Partial<Record<Language, Intl.PluralRules>> = {};

function formOf(language: Language, values: Values | undefined): Intl.LDMLPluralRule {
  RULES[language] ??= new Intl.PluralRules(LANGUAGE_TAGS[language]);
  return RULES[language].select(Number(values?.count));
}
