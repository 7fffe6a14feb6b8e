import { COMPANY } from "#content/company.ts";
import type { PolicyTexts } from "#content/policies/policy.ts";

const { brand, legalName, place, supportEmail, privacyEmail } = COMPANY;

export const ENGLISH_POLICIES: PolicyTexts = {
  "privacy-policy": {
    title: "Privacy Policy",
    lead: "What we know about you, why, for how long, and what you can ask of us.",
    sections: {
      who: {
        heading: "Who is responsible",
        text: [
          `${brand} is run by ${legalName}, ${place}. We decide how your data is used: under India's Digital Personal Data Protection Act 2023 we are the data fiduciary, under UK data protection law the controller.`,
          `Questions and complaints go to our grievance officer at ${privacyEmail}. We answer within 30 days.`,
        ],
      },
      collect: {
        heading: "What we collect",
        text: ["We ask only for what a house plan and its delivery need:"],
        points: [
          "your answers about the plot, the family's needs and the budget",
          "your full name and mobile number; in the US and the UK your email address too",
          "that you entered the right one-time code, and when",
          "your order: the plan, the price, the state of the payment and the provider's reference; never your card, bank or UPI details, which only the payment provider sees",
          "the plans that we draw for you, and what you write to us",
          "the page language, the campaign that brought you here, and your network address for a short time, to stop abuse",
        ],
      },
      use: {
        heading: "What we use it for",
        text: [
          "To design your plan, to check that the number is yours, to deliver, to correct and to refund: this is what you ask us to do. To keep accounts and invoices: the law requires it. To stop fraud and misuse of the one-time code: our legitimate interest, and yours.",
          "Only if you agree: to measure whether our advertising works. You can take your consent back at any time; it is as easy as giving it. We do not sell your data, and no decision with legal effect on you is left to a machine.",
        ],
      },
      share: {
        heading: "Who else sees it",
        text: [
          "Companies that work for us get what their task needs and nothing more: the payment provider, the senders of text messages, email and WhatsApp messages, and the host of our servers. If they are outside your country, the safeguards that your law requires are in place. Authorities get data only when the law obliges us to give it.",
        ],
      },
      keep: {
        heading: "How long we keep it",
        text: ["No longer than the purpose lasts:"],
        points: [
          "one-time codes: 24 hours, and only in a form from which the code cannot be read",
          "details whose number was never verified: 90 days",
          "verified details, answers and plans: so that you can come back to them, until you ask us to erase them",
          "orders, invoices and refunds: as long as tax and company law require",
          "technical logs hold no personal data",
        ],
      },
      rights: {
        heading: "What you can ask",
        text: [
          `You can see your data, take a copy, have it corrected or erased, withdraw a consent, and name a person to act for you. Verify your mobile number once more or write to ${privacyEmail}; it costs nothing. What tax law makes us keep is locked, not erased.`,
          "Not satisfied with our answer? In India you can turn to the Data Protection Board of India, in the UK to the Information Commissioner's Office (ico.org.uk), in the US to your state's attorney general. Residents of US states with privacy laws have the rights of those laws, and nobody is treated worse for using them.",
        ],
      },
      device: {
        heading: "What is kept on your device",
        text: [
          "Cookies: one that shows that the answers are yours, and one for your language. The browser's storage: your answers until they are sent, and the times of an offer's countdown. None of them follows you to other sites. Advertising tags load only after your consent.",
        ],
      },
      safety: {
        heading: "Safety and children",
        text: [
          "Connections are encrypted, codes and session keys are stored only as fingerprints, and drawings are reached only through links that cannot be guessed and that expire. If your data were ever exposed, we would tell you and the authority without delay.",
          "The service is for adults. Children below 18 use it only with a parent.",
        ],
      },
      changes: {
        heading: "Changes",
        text: [
          "When this policy changes, its date changes, and for anything that matters we ask or tell you first. Translations are for your convenience; if they differ, the English text prevails.",
        ],
      },
    },
  },
  "refund-policy": {
    title: "Refund Policy",
    lead: "100% money-back: when you get everything back, and how.",
    sections: {
      scope: {
        heading: "What this is about",
        text: [
          `Our plans are digital, made for your plot alone, and prepaid only. Work and delivery times run from the moment when both your payment and your 20-question form are with us.`,
        ],
      },
      cancel: {
        heading: "You cancel within 30 minutes",
        text: [
          "Cancel within 30 minutes of payment and, if work on your order has not started, you get 100% back. This happens by itself, nothing is deducted, and you need not give a reason. Work starts by itself as soon as the payment has come, so that as a rule the drawings are there within minutes; until it has started, your order's page has a button that cancels it.",
        ],
      },
      late: {
        heading: "We do not deliver within 48 hours",
        text: [
          "If your plan is not delivered within 48 hours of payment, you get 100% back. This too happens by itself, nothing is deducted.",
        ],
      },
      other: {
        heading: "Other cases",
        text: ["We look at each of these by itself, and refund in whole or in part:"],
        points: [
          "you were charged twice or the wrong amount: the excess comes back in full",
          "the files cannot be opened and we cannot fix that",
          "the plan does not follow what you answered in the form and we cannot put it right",
        ],
      },
      none: {
        heading: "When there is no refund",
        text: ["Unless the law of your country gives you more, nothing is refunded:"],
        points: [
          "once the plan is delivered and follows your answers",
          "if an answer in the form was wrong or incomplete",
          "if you change your mind after work has started",
          "if your local authority has rules of its own that were not in the form",
        ],
      },
      correction: {
        heading: "Correction instead of refund",
        text: [
          "One minor correction is free with every plan: a door, a window, a room's name or use. A major redesign, such as other rooms, another plot or another number of floors, is a new purchase.",
        ],
      },
      payment: {
        heading: "How the money comes back",
        text: [
          `Write to ${supportEmail} with your order id and the mobile number that you verified. A refund goes back the way you paid, and reaches you 7 to 14 business days after we agreed to it. Outside the two automatic cases above, the payment provider's fees may be deducted.`,
          "If your bank shows a debit but we have not confirmed the order, please do not pay again: it is settled or returned by itself within a few days.",
        ],
      },
      abroad: {
        heading: "United Kingdom and United States",
        text: [
          "United Kingdom: your rights under the Consumer Rights Act 2015 are not affected: digital content must be as described, fit for its purpose and of satisfactory quality. A plan is made to your own answers, so the 14-day right to cancel of the Consumer Contracts Regulations 2013 does not apply once you have agreed that we begin.",
          "United States: rights that your state's law gives you, and your right to dispute a charge with your card issuer, are not affected.",
        ],
      },
      law: {
        heading: "Law and courts",
        text: [
          "Indian law governs this policy and the courts in Indore, Madhya Pradesh have jurisdiction. If you are a consumer, the protection of the law where you live, and of its courts, stays with you. Translations are for your convenience; if they differ, the English text prevails.",
        ],
      },
    },
  },
  termsandconditions: {
    title: "Terms & Conditions",
    lead: "What we promise, what you promise, and what a plan is and is not.",
    sections: {
      agreement: {
        heading: "The agreement",
        text: [
          `These terms are between you and ${legalName}, ${place}, which runs ${brand}. You accept them by ordering. You must be 18 or older.`,
        ],
      },
      service: {
        heading: "What a plan is, and is not",
        text: [
          "From your answers we design floor plans and, if ordered, 3D elevations. They are checked against the published building rules that the drawing names.",
          "They are planning drawings. They are not structural drawings, not a soil report, and not an approval by your authority. Before you build, let a local licensed engineer or architect check them, design the structure, and obtain the permissions that your place requires.",
        ],
      },
      answers: {
        heading: "Your answers",
        text: [
          "The plan can only be as right as what you tell us. Measure your plot on site; what the form says about its size, direction, the houses beside it and the road is what we draw.",
        ],
      },
      price: {
        heading: "Price and payment",
        text: [
          "The price shown at the Pay button is the whole price, taxes included where they apply, and it is paid in advance. Payment runs on the page of a payment provider; we never see your card or bank details. A price with a countdown holds until its end and not after.",
        ],
      },
      delivery: {
        heading: "Delivery",
        text: [
          "We aim to deliver within 4 working hours and as a rule within 24 hours of your payment and completed form; in rare cases it takes up to 48 hours. You get softcopies as PDF, JPEG and PNG by email or a messaging app. Nothing is sent on paper. Links expire for your safety; we send new ones to your verified number.",
        ],
      },
      correction: {
        heading: "Corrections",
        text: [
          "One minor correction is free. A major redesign is a new purchase. The refund policy says which is which.",
        ],
      },
      licence: {
        heading: "What you may do with the drawings",
        text: [
          "You may use, print and share them to build on your plot, once. You may not sell them, publish them as your own or offer them to others. All other rights stay with us.",
        ],
      },
      refund: {
        heading: "Cancellation and refunds",
        text: [
          "The refund policy is part of these terms: everything back within 30 minutes of payment if work has not started, and everything back if nothing is delivered within 48 hours.",
        ],
      },
      conduct: {
        heading: "Fair use",
        text: [
          "Use your own number, give true answers, and do not attack, copy in bulk or overload the service. We may refuse orders that break this; what you paid for them comes back.",
        ],
      },
      liability: {
        heading: "Our liability",
        text: [
          "We are responsible for doing our work with reasonable skill and care. As far as the law allows, we are not liable for building without the checks named above, for rules of your authority that the drawing does not name, or for indirect loss, and our liability is limited to what you paid for the plan.",
          "Nothing here limits liability for death or injury through negligence, for fraud, or for anything that the law does not allow to be limited.",
        ],
      },
      law: {
        heading: "Law and courts",
        text: [
          "Indian law governs these terms, and the courts in Indore, Madhya Pradesh have jurisdiction. Consumers in the United Kingdom, the United States and elsewhere keep the protection of their own law and may go to their own courts.",
        ],
      },
      changes: {
        heading: "Changes and contact",
        text: [
          `An order keeps the terms under which it was placed. Questions: ${supportEmail}. Translations are for your convenience; if they differ, the English text prevails.`,
        ],
      },
    },
  },
};
