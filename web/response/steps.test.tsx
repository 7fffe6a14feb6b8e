import { expect, test, vi } from "vitest";
import { LANGUAGES } from "#content/languages.ts";
import { drawnPart } from "#tests/support/drawn-part.tsx";
import { CodeEntry } from "#web/response/code-entry.tsx";
import { ContactForm } from "#web/response/contact-form.tsx";
import { Loader } from "#web/response/loader.tsx";
import type { LeadControl } from "#web/response/use-lead.ts";
import { REGIONS } from "#web/routes.ts";
import { translator } from "#web/words/translate.ts";
import { wordsOf } from "#web/words/words.ts";

const CONTACT = { name: "Asha", country: "IN", mobile: "9876543210", email: "asha@example.com" };
const HOME = { in: "+91", us: "+1", uk: "+44" };

vi.stubGlobal("navigator", { cookieEnabled: true });

/** A visitor in the midst of the lead flow, without the actions: tests only draw the steps. */
function leadOf(part: Partial<LeadControl> = {}): LeadControl {
  const open = { busy: false, design: null, refused: null, slips: 0, resendAt: 0, expired: null, wrong: null };
  const lead = { ...open, contact: CONTACT, dialCode: "+91" };
  return { ...lead, ...part } as LeadControl;
}

const submitOf = (html: string) => /<button class="button" type="submit"([^>]*)>(.*?)<\/button>/.exec(html)?.slice(1);

test("what is said of the details that are left speaks of no e-mail, which India is not asked for", () => {
  for (const language of LANGUAGES) {
    const { email, privacyNotice } = wordsOf(language, "in").response;
    const html = drawnPart(<ContactForm lead={leadOf()} />, language, "in");
    expect(html).toContain(privacyNotice);
    expect(privacyNotice.toLowerCase(), language).not.toContain(email.toLowerCase());
  }
});

test.each(LANGUAGES)(
  "the contact form asks for name, country code and mobile, in the US and UK for an e-mail too; Submit waits for all of them (%s)",
  (language) => {
    for (const region of REGIONS) {
      const abroad = region !== "in";
      const t = wordsOf(language, region).response;
      const form = (part: Partial<LeadControl>) => drawnPart(<ContactForm lead={leadOf(part)} />, language, region);
      const html = form({});
      const labels = [...html.matchAll(/<label for="(\w+)">(.*?)<\/label>/g)].map(([, name, said]) => [name, said]);
      const email = abroad ? [["email", t.email]] : [];
      expect(labels).toEqual([["name", t.fullName], ["mobile", t.mobile], ...email]);
      const fields = [...html.matchAll(/<input [^>]*name="(\w+)"[^>]*>/g)];
      expect(fields.map(([, name]) => name)).toEqual(labels.map(([name]) => name));
      expect(fields.filter(([field]) => field.includes('required=""')).length).toBe(abroad ? 1 : 0);
      expect(html).toMatch(new RegExp(`class="dial"[^>]*aria-label="${t.country}: IN \\${HOME[region]}"`));
      expect(submitOf(html)).toEqual(["", t.submit]);
      for (const blank of labels.map(([name]) => name))
        expect(submitOf(form({ contact: { ...CONTACT, [blank ?? ""]: " " } }))?.[0], blank).toContain("disabled");
      // What is filled in need not look right before it is sent, and an e-mail address is waited for only where one is asked for.
      const odd = { name: "1", country: "IN", mobile: "x", email: abroad ? "y" : "" };
      expect(submitOf(form({ contact: odd }))).toEqual(["", t.submit]);
      expect(submitOf(form({ busy: true }))).toEqual([' aria-disabled="true"', t.sendingOtp]);
    }
  },
);

test.each(LANGUAGES)(
  "a number that can be none of its country's is named beside its field, with how many digits they have, in every region (%s)",
  (language) => {
    for (const region of REGIONS) {
      const said = translator(wordsOf(language, region).response, language);
      for (const [dialCode, digits] of [
        [HOME[region], "10"],
        ["+31", "9\u2060–\u206011"],
      ] as const) {
        const form = (slips: number) => drawnPart(<ContactForm lead={leadOf({ slips, dialCode })} />, language, region);
        const problem = (html: string) =>
          /<p id="mobile-problem" class="error" role="alert">(.*?)<\/p>/.exec(html)?.[1];
        expect(problem(form(1))).toBe(said("numberLength", { dialCode, digits }));
        expect(form(1)).toMatch(/<input id="mobile"[^>]*aria-invalid="true"[^>]*aria-describedby="mobile-problem"/);
        expect(problem(form(0))).toBe("");
      }
    }
  },
);

test.each(LANGUAGES)(
  "the code's step has an arrow back, a text field and Submit, and in the US and UK alone the red notice (%s)",
  (language) => {
    for (const region of REGIONS) {
      const t = wordsOf(language, region).response;
      const html = drawnPart(<CodeEntry lead={leadOf()} />, language, region);
      expect(html).toContain(`<button class="back" type="button" aria-label="${t.backToContact}"`);
      expect(/<button class="back"[^>]*>(.*?)<\/button>/.exec(html)?.[1]).toBe("←");
      expect(html).toMatch(/<input id="code"[^>]* type="text"/);
      expect(html).toContain(`<label for="code">${t.code}</label>`);
      expect(submitOf(html)?.[1]).toBe(t.submit);
      const busy = drawnPart(<CodeEntry lead={leadOf({ busy: true })} />, language, region);
      expect(submitOf(busy)?.[1]).toBe(t.verifyingOtp);
      const notice = region === "in" ? undefined : t["login form msg"];
      expect(/<p class="red">(.*?)<\/p>/.exec(html)?.[1]).toBe(notice);
    }
  },
);

test("the loader is a ring that is drawn as far as its per cent says", () => {
  for (const percent of [0, 42, 95]) {
    const nothing = () => {};
    const loader = <Loader responseId="r" startPercent={percent} onPercent={nothing} onDone={nothing} />;
    const html = drawnPart(loader, "en", "in");
    expect(html).toContain(`aria-valuenow="${percent}"`);
    expect(html).toContain(`<strong>${percent}%</strong>`);
    const [, whole, hidden] = /stroke-dasharray="([\d.]+)" stroke-dashoffset="([\d.]+)"/.exec(html) ?? [];
    expect(1 - Number(hidden) / Number(whole)).toBeCloseTo(percent / 100);
  }
});
