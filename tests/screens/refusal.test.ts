import { afterAll, expect, test } from "vitest";
import { visitor } from "#tests/support/browser.ts";
import { servePages } from "#tests/support/pages.ts";

const pages = await servePages();
afterAll(pages.close);

test("why no plan stands is told in the page's language, and told anew when the visitor changes it", async () => {
  const { page } = await visitor({ baseURL: pages.url });
  await page.route("**/forms-api/design-progress?*", (route) => {
    const language = new URL(route.request().url()).searchParams.get("lan");
    const reasons = [{ rule: "setbacks", message: `why in ${language}`, suggestion: `help in ${language}` }];
    return route.fulfill({ json: { status: 200, state: "refused", stage: null, options: [], reasons } });
  });
  // The loader has run to its end on an earlier visit.
  await page.addInitScript(() => {
    const kept = { step: "loader", percent: 100, name: "", country: "IN", mobile: "", email: "", resendAt: 0 };
    sessionStorage.setItem("homeplan.lead.r1", JSON.stringify(kept));
  });
  await page.goto("/response/form_one_1?Rx=r1&lan=ta&utm_source=letter");
  await page.getByText("why in ta").waitFor();
  // Nothing can be sent to anywhere yet, and no heading asks where to.
  expect(await page.locator("h1").textContent()).toBe("உங்கள் பிளானை எங்கள் குழு பார்க்கும்");
  await page.locator(".tongue summary").click();
  await page.route("**/locales/kan/translation.json", async (route) =>
    route.fulfill({ json: (await import("#web/words/words.ts")).WORDS.kan }),
  );
  await page.locator(".tongue a[lang=kn]").click();
  await page.getByText("why in kan").waitFor();
  expect(await page.getByText("help in kan").count()).toBe(1);
  expect(await page.locator(".none a").getAttribute("href")).toBe("/?utm_source=letter");
});
