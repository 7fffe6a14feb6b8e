import { useSite, useWords } from "#web/render/page-context.tsx";

/** Pictures of our own drawings, made by `npm run samples`; abroad of the region's own houses. */
const SLIDES = ["banner1", "banner2", "banner3", "banner4"] as const;

/** The banner's four slides and what turns them (`banner.tsx`); `first`: no drawing stands above them. */
export function BannerSlides({ first }: { readonly first: boolean }) {
  const t = useWords("checkout-still");
  const { region } = useSite();
  const ending = region === "in" ? "" : `-${region}`;
  return (
    <div className="slides">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className="banner" tabIndex={0} aria-label={t("bannerLabel")}>
        {SLIDES.map((key, index) => (
          <li key={key}>
            <img
              src={`/pictures/banner/${key}${ending}.avif`}
              alt=""
              draggable={false}
              width="800"
              height="400"
              loading={first && index === 0 ? "eager" : "lazy"}
              decoding="async"
            />
            <span>{t(key)}</span>
          </li>
        ))}
      </ul>
      <div className="turn">
        <button className="pause" type="button" aria-label={t("pause")} data-other={t("play")} />
        {SLIDES.map((key, index) => (
          <button key={key} type="button" aria-label={`${index + 1}: ${t(key)}`} aria-current={index === 0} />
        ))}
      </div>
    </div>
  );
}
