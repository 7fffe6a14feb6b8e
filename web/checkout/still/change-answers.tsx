import { answersAddress } from "#web/answers/answers-address.ts";
import { useSite, useWords } from "#web/render/page-context.tsx";

/** Leads back to the survey, which keeps every answer. */
export function ChangeAnswers() {
  const t = useWords("checkout-still");
  const { region, url } = useSite();
  return (
    <a className="change-answers" href={answersAddress(region, url)}>
      {t("changeAnswers")}
    </a>
  );
}
