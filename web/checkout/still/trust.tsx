import { useWords } from "#web/render/page-context.tsx";

const ADVANTAGES = [
  { name: "adv1", text: "adv1Text", d: "M6 22V6h16l20 20-16 16zM15 14v2M14 15h2" },
  { name: "adv2", text: "adv2Text", d: "M8 40L40 8M8 40v-8M8 40h8M14 34l4 4M20 28l4 4M26 22l4 4M32 16l4 4" },
  { name: "adv3", text: "adv3Text", d: "M27 4L10 27h12l-3 17 19-25H25z" },
  { name: "adv4", text: "adv4Text", d: "M6 6h16v16H6zM26 6h16v16H26zM6 26h16v16H6zM26 34h16M34 26v16" },
] as const;

export function Advantages() {
  const t = useWords("checkout-still");
  return (
    <section className="advantages">
      <h2>{t("advantages")}</h2>
      <ul>
        {ADVANTAGES.map(({ name, text, d }) => (
          <li key={name}>
            <svg
              viewBox="0 0 48 48"
              width="40"
              height="40"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              aria-hidden="true"
            >
              <path d={d} />
            </svg>
            <h3>{t(name)}</h3>
            <p className="muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Guarantee() {
  const t = useWords("checkout");
  const still = useWords("checkout-still");
  return (
    <section className="guarantee card" id="guarantee">
      <svg
        viewBox="0 0 48 48"
        width="64"
        height="64"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden="true"
      >
        <path d="M24 4l16 6v12c0 11-7 18-16 22C15 40 8 33 8 22V10zM16 24l6 6 11-12" />
      </svg>
      <div>
        <h2>{t("guaranteeHeading")}</h2>
        <p>{still("guaranteeText")}</p>
      </div>
    </section>
  );
}
