import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { countryChoices, flagOf } from "#content/countries.ts";
import { LANGUAGE_TAGS } from "#content/languages.ts";
import { Dialog } from "#web/design/dialog.tsx";
import { useSite, useWords } from "#web/render/page-context.tsx";
import { type CountryChoice, findCountries } from "#web/response/find-countries.ts";
import { REGION_FACTS } from "#web/routes.ts";

type CountryPickerProps = { readonly country: string; readonly onChange: (country: string) => void };

/** The dial code as a button with its flag; it opens the countries, in the page's language, with a field to find one. */
export function CountryPicker({ country, onChange }: CountryPickerProps) {
  const t = useWords("response");
  const { language, region } = useSite();
  const [open, setOpen] = useState(false);
  const [list, setList] = useState<readonly CountryChoice[]>([]);
  useEffect(() => setList(countryChoices(LANGUAGE_TAGS[language], region)), [language, region]);
  const chosen = list.find(({ code }) => code === country);
  const dialCode = chosen ? `+${chosen.dialCode}` : REGION_FACTS[region].dialCode;

  return (
    <>
      <button
        className="dial"
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t("country")}: ${chosen?.name ?? country} ${dialCode}`}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">
          {flagOf({ code: country, dialCode: "" })} {dialCode}
        </span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} heading={t("findCountry")}>
        <Countries
          list={list}
          country={country}
          onLeave={() => setOpen(false)}
          onPick={(code) => {
            onChange(code);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

type CountriesProps = {
  readonly list: readonly CountryChoice[];
  readonly country: string;
  readonly onPick: (country: string) => void;
  readonly onLeave: () => void;
};

/** A combobox over a list that is always there: typing narrows it, arrows move in it, Enter takes, Escape leaves all as it was. */
function Countries({ list, country, onPick, onLeave }: CountriesProps) {
  const t = useWords("response");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const options = useRef<HTMLUListElement>(null);
  const [search, setSearch] = useState<Search>({ typed: "", active: country });
  // A typed letter shows in the field before the list follows: drawing two hundred countries costs four times all else of a key press.
  const shown = useDeferredValue(search);
  const { found, current } = useMemo(() => looked(list, shown), [list, shown]);

  useEffect(() => field.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list scrolls when the active one changes
  useEffect(() => {
    options.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [current?.code, found]);

  function key(event: KeyboardEvent) {
    // While an input method puts a letter together, Enter, Escape and arrows are its own.
    if (event.nativeEvent.isComposing) return;
    // By what has been typed, even if the list drawn is still behind it.
    const { found, at, current } = looked(list, search);
    const last = found.length - 1;
    const to = {
      ArrowDown: Math.min(last, at + 1),
      ArrowUp: Math.max(0, at - 1),
      PageDown: Math.min(last, at + 8),
      PageUp: Math.max(0, at - 8),
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setSearch({ ...search, active: found[to]?.code ?? search.active });
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (current) onPick(current.code);
    } else if (event.key === "Escape") {
      // In some browsers the first Escape would only empty the search field, and leave the dialog open.
      event.preventDefault();
      onLeave();
    }
  }

  return (
    <div className="countries">
      <input
        ref={field}
        className="input"
        type="search"
        role="combobox"
        aria-label={t("findCountry")}
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${id}-${current.code}` : undefined}
        autoComplete="off"
        enterKeyHint="done"
        placeholder={t("findCountryHint")}
        value={search.typed}
        onChange={({ target }) => setSearch({ typed: target.value, active: "" })}
        onKeyDown={key}
      />
      <p className="hush" aria-live="polite">
        {shown.typed === "" ? "" : t("countriesFound", { count: found.length })}
      </p>
      {found.length === 0 && <p className="muted">{t("countriesFound", { count: 0 })}</p>}
      <Options options={options} id={id} found={found} active={current?.code} country={country} onPick={onPick} />
    </div>
  );
}

type OptionsProps = Pick<CountriesProps, "country" | "onPick"> & {
  readonly options: RefObject<HTMLUListElement | null>;
  readonly id: string;
  readonly found: readonly CountryChoice[];
  readonly active: string | undefined;
};

/** The countries found. A memo: they stay as they were drawn until a typed letter has shown in its field. */
const Options = memo(function Options({ options, id, found, active, country, onPick }: OptionsProps) {
  const t = useWords("response");
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the listbox of the combobox above
    <ul ref={options} id={id} role="listbox" aria-label={t("country")}>
      {found.map(({ code, name, flag, dialCode }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys move in the list and choose
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, as the pattern has it
        <li
          key={code}
          id={`${id}-${code}`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the listbox
          role="option"
          aria-selected={code === country}
          data-active={code === active || undefined}
          onClick={() => onPick(code)}
        >
          <span aria-hidden="true">{flag}</span> <span>{name}</span> <span className="muted">+{dialCode}</span>
        </li>
      ))}
    </ul>
  );
});

type Search = { readonly typed: string; readonly active: string };

/** The countries found for a search, and the active one with its index: the first, where the search names none of them. */
function looked(list: readonly CountryChoice[], { typed, active }: Search) {
  const found = findCountries(list, typed);
  const at = Math.max(
    0,
    found.findIndex(({ code }) => code === active),
  );
  return { found, at, current: found[at] };
}
