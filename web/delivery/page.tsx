import type { DeliveryData } from "#calls/delivery.ts";
import { Header } from "#web/design/header.tsx";
import { useSite, useWords } from "#web/render/page-context.tsx";
import { inRegion } from "#web/routes.ts";
import { localeTag } from "#web/words/language.ts";

type DeliveredFile = DeliveryData["files"][number];

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
  const options = [...new Set(data.files.map(({ option }) => option))].sort((a, b) => a - b);
  const until = new Intl.DateTimeFormat(localeTag(language, region), { dateStyle: "long", timeZone: "Asia/Kolkata" });
  return (
    <section className="card delivered">
      <h1>{t("heading")}</h1>
      <p className="muted">{t("lead", { date: until.format(new Date(data.expiresAt)) })}</p>
      {data.files.length === 0 && <p className="notice">{t("preparing")}</p>}
      {options.map((option) => (
        <div key={option}>
          <h2>{t("option", { number: option })}</h2>
          <ul className="files">
            {data.files
              .filter((file) => file.option === option)
              .map((file) => (
                <FileLink key={file.url} file={file} />
              ))}
          </ul>
        </div>
      ))}
      <p className="notice">{t("print")}</p>
      <p>{t("correction")}</p>
    </section>
  );
}

function FileLink({ file }: { readonly file: DeliveredFile }) {
  const t = useWords("delivery");
  const size =
    file.bytes < 1_000_000
      ? t("bytesKb", { size: Math.max(1, Math.round(file.bytes / 1000)) })
      : t("bytesMb", { size: (file.bytes / 1_000_000).toFixed(1) });
  return (
    <li>
      <span className="type" aria-hidden="true">
        {file.name.split(".").at(-1)?.toUpperCase()}
      </span>
      <span>
        {file.title}
        <span className="small muted"> {size}</span>
      </span>
      <a className="button quiet" href={file.url} download={file.name} aria-label={`${t("download")}: ${file.title}`}>
        {t("download")}
      </a>
    </li>
  );
}

function Expired() {
  const t = useWords("delivery");
  const { region } = useSite();
  return (
    <section className="card">
      <h1>{t("expiredHeading")}</h1>
      <p>{t("expiredLead")}</p>
      <a className="button" href={inRegion(region, "/")}>
        {t("home")}
      </a>
    </section>
  );
}
