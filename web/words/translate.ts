/** Values that a sentence takes: `{name}` in the words, `name` here. */
export type Values = Readonly<Record<string, string | number>>;
export type Translator<Dictionary> = (key: keyof Dictionary & string, values?: Values) => string;

/** A typed `t`: a key that is not in the dictionary does not compile. Text is not escaped; React does that. */
export function translator<Dictionary extends Readonly<Record<string, string>>>(
  dictionary: Dictionary,
): Translator<Dictionary> {
  return (key, values) => {
    const sentence = dictionary[key] ?? key;
    return values ? sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : sentence;
  };
}
