import type { DeliveryData } from "#calls/delivery.ts";
import type { DrawingKey } from "#content/drawing-words.ts";
import { TIME_ZONES } from "#content/time-zones.ts";
import { Correction } from "#web/delivery/correction.tsx";
import { formatOf, handedTo, type Reader, type Sheet, sheetsOf } from "#web/delivery/sheets.ts";
import { DrawingWords } from "#web/design/drawing-words.tsx";
import { Header } from "#web/design/header.tsx";
import { levelKey } from "#web/design/level-key.ts";
import { useSite, useWords } from "#web/render/page-context.tsx";
import { inRegion } from "#web/routes.ts";
import { localeTag } from "#web/words/language.ts";

/** `drawn`: the key to the words on the drawings; null where there is none. */
export type ShownDelivery = DeliveryData & { readonly drawn: Pick<DrawingKey, "heading" | "words"> | null };
type Picture = DeliveryData["pictures"][number];

/** What a delivery link shows; null: it is unknown or its seven days are over. */
export function Delivery({ data }: { readonly data: ShownDelivery | null }) {
  return (
    <>
      <Header />
      <main id="main" className="sheet">
        {data ? <Files data={data} /> : <Expired />}
      </main>
    </>
  );
}

function Files({ data }: { readonly data: ShownDelivery }) {
  const t = useWords("delivery");
  const { language, region } = useSite();
  const known = [...new Set(data.files.map(({ option }) => option))].filter((option) => option > 0);
  const options = known.toSorted((one, other) => one - other);
  // What belongs to the whole order, its invoice, has option 0 and comes last.
  const papers = sheetsOf(data.files, 0);
  const timeZone = TIME_ZONES[region];
  const date = new Intl.DateTimeFormat(localeTag(language, region), { dateStyle: "long", timeZone });
  // No line breaks within a date.
  const until = date.format(new Date(data.expiresAt)).replaceAll(" ", "\u00a0");
  return (
    <section className="card delivered">
      <h1>{t("heading")}</h1>
      <p className="bought">
        <span>{t("order", { number: data.orderNumber })}</span> · {t(PACKAGES[data.offerType])}
      </p>
      <p className="muted">{t("lead", { date: until })}</p>
      {options.map((option, index) => (
        <Option key={option} data={data} option={option} first={index === 0} />
      ))}
      {papers.length > 0 && (
        <div>
          <h2>{t("papers")}</h2>
          <Sheets sheets={papers} />
        </div>
      )}
      {data.drawn && <DrawingWords drawn={data.drawn} />}
      <Correction />
    </section>
  );
}

/** What the packages are called; the timed offer is plan three at another price. */
const PACKAGES = {
  Option1: "package1",
  Option2: "package2",
  Option1_2D_3D: "package3",
  Option1_2D_3D_Offer: "package3",
  Option2_2D_3D: "package4",
} as const;

const READERS = [
  { reader: "mason", heading: "forMason", note: "print" },
  { reader: "family", heading: "forFamily", note: "familyNote" },
  { reader: "engineer", heading: "forEngineer", note: "engineerNote" },
] as const satisfies readonly { readonly reader: Reader; readonly heading: string; readonly note: string }[];

/** One house: how it looks, then its files by who works with them. */
function Option({
  data,
  option,
  first,
}: {
  readonly data: DeliveryData;
  readonly option: number;
  readonly first: boolean;
}) {
  const t = useWords("delivery");
  const pictures = data.pictures.filter((picture) => picture.option === option);
  return (
    <div className="house">
      <h2>{t("option", { number: option })}</h2>
      {pictures.length > 0 && (
        <div className="views">
          {pictures.map((picture, index) => (
            <View key={picture.url} picture={picture} first={first && index === 0} />
          ))}
        </div>
      )}
      {READERS.map(({ reader, heading, note }) => {
        const { first: opened, more } = handedTo(reader, data.files, option);
        if (opened.length + more.length === 0) return null;
        return (
          <div key={reader} className="reader">
            <h3>{t(heading)}</h3>
            <p className="small muted">{t(note)}</p>
            {opened.length > 0 && <Sheets sheets={opened} />}
            {more.length > 0 && (
              <details>
                <summary>
                  {t("each")} ({more.length})
                </summary>
                <Sheets sheets={more} />
              </details>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** A picture of the house; a press opens its file alone, which the phone's own viewer enlarges. */
function View({ picture, first }: { readonly picture: Picture; readonly first: boolean }) {
  const title = useTitle(picture.name, picture.title);
  return (
    <a href={picture.url}>
      <picture>
        <source type="image/avif" media="(max-width: 40rem)" srcSet={picture.small} />
        {/* No alt: the link says below the picture what it shows. */}
        <img
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          loading={first ? undefined : "lazy"}
          fetchPriority={first ? "high" : undefined}
        />
      </picture>
      <span>{title}</span>
    </a>
  );
}

function Sheets({ sheets }: { readonly sheets: readonly Sheet[] }) {
  return (
    <ul className="files">
      {sheets.map((sheet) => (
        <SheetRow key={sheet.key} sheet={sheet} />
      ))}
    </ul>
  );
}

const NAMED = ["set", "site", "terrace", "elevation", "model", "section", "columns", "invoice"] as const;

/** What a drawing is called. In English, storeys and roofs keep the title that they were drawn with, which has the region's names. */
function useTitle(key: string, drawn: string): string {
  const t = useWords("delivery");
  const { language, region } = useSite();
  if (language === "en" && /^(level|colour|terrace)/.test(key)) return drawn;
  const known = NAMED.find((name) => name === key) ?? levelKey(key, region);
  if (known) return t(known);
  const coloured = levelKey(key.replace(/^colour-/, "level-"), region);
  return coloured ? t("inColour", { level: t(coloured) }) : drawn;
}

/** One drawing and its formats, each with its size. */
function SheetRow({ sheet }: { readonly sheet: Sheet }) {
  const t = useWords("delivery");
  const title = useTitle(sheet.key, sheet.title);
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
            // Begins with the visible text, so that voice control finds the link by it.
            aria-label={`${formatOf(file)} ${size(file.bytes)}, ${t("download")}: ${title}`}
          >
            {formatOf(file)} <small>{size(file.bytes)}</small>
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
