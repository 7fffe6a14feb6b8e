import type { DeliveryData } from "#calls/delivery.ts";
import { formatOf, type Sheet, sheetsOf } from "#web/delivery/sheets.ts";
import { Header } from "#web/design/header.tsx";
import { levelKey } from "#web/design/level-key.ts";
import { useSite, useWords } from "#web/render/page-context.tsx";
import { inRegion, REGION_FACTS } from "#web/routes.ts";
import { localeTag } from "#web/words/language.ts";

/** What a delivery link shows; null: it is unknown or its seven days are over. */
export function Delivery({ data }: { readonly data: DeliveryData | null }) {
  return (
    <>
      <Header />
      <main id="main" className="sheet">
        {data ? <Files data={data} /> : <Expired />}
      </main>
    </>
  );
}

function Files({ data }: { readonly data: DeliveryData }) {
  const t = useWords("delivery");
  const { language, region } = useSite();
  // What belongs to the whole order, its invoice, has option 0 and comes last.
  const rank = (option: number) => (option === 0 ? Number.POSITIVE_INFINITY : option);
  const options = [...new Set(data.files.map(({ option }) => option))].sort((a, b) => rank(a) - rank(b));
  const { timeZone } = REGION_FACTS[region];
  const date = new Intl.DateTimeFormat(localeTag(language, region), { dateStyle: "long", timeZone });
  // A date is read whole.
  const until = date.format(new Date(data.expiresAt)).replaceAll(" ", "\u00a0");
  return (
    <section className="card delivered">
      <h1>{t("heading")}</h1>
      <p className="muted">{t("lead", { date: until })}</p>
      {options.map((option) => (
        <div key={option}>
          <h2>{option === 0 ? t("papers") : t("option", { number: option })}</h2>
          <ul className="files">
            {sheetsOf(data.files, option).map((sheet) => (
              <SheetRow key={sheet.key} sheet={sheet} />
            ))}
          </ul>
        </div>
      ))}
      <p className="notice">{t("print")}</p>
      <p>{t("correction")}</p>
    </section>
  );
}

const NAMED = ["set", "site", "terrace", "elevation", "invoice"] as const;

/** One drawing and its formats. In English storeys and roofs are named by the drawings, which know the region's own names. */
function SheetRow({ sheet }: { readonly sheet: Sheet }) {
  const t = useWords("delivery");
  const { language, region } = useSite();
  const key = NAMED.find((name) => name === sheet.key) ?? levelKey(sheet.key, region);
  const coloured = levelKey(sheet.key.replace(/^colour-/, "level-"), region);
  const drawn = language === "en" && /^(level|colour|terrace)/.test(sheet.key);
  const named = key ? t(key) : coloured ? t("inColour", { level: t(coloured) }) : sheet.title;
  const title = drawn ? sheet.title : named;
  return (
    <li className={sheet.key === "set" ? "whole" : undefined}>
      <span>{title}</span>
      <span className="formats">
        {sheet.files.map((file) => (
          <a
            key={file.url}
            className={sheet.key === "set" ? "button" : "button quiet"}
            href={file.url}
            download={file.name}
            title={size(file.bytes)}
            aria-label={`${formatOf(file)}, ${t("download")}: ${title}, ${size(file.bytes)}`}
          >
            {formatOf(file)}
          </a>
        ))}
      </span>
    </li>
  );

  function size(bytes: number): string {
    if (bytes < 1_000_000) return t("bytesKb", { size: Math.max(1, Math.round(bytes / 1000)) });
    return t("bytesMb", { size: (bytes / 1_000_000).toFixed(1) });
  }
}

function Expired() {
  const t = useWords("delivery");
  const { region, language } = useSite();
  return (
    <section className="card">
      <h1>{t("expiredHeading")}</h1>
      <p>{t("expiredLead")}</p>
      <a className="button" href={`${inRegion(region, "/my-data")}?lan=${language}`}>
        {t("newLink")}
      </a>
      <a href={inRegion(region, "/")}>{t("home")}</a>
    </section>
  );
}
