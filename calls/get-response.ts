import { z } from "zod";
import { stepAnswer } from "./submit-survey.ts";

/**
 * Call 5, `GET {forms-api}/response?q={response id}`: the stored answers, for the browser that owns the response or that has opened
 * its signed link (`/resume/…`); else 404.
 */
export const responseAnswer = z.object({
  status: z.literal(200),
  data: z.record(z.string(), stepAnswer),
  utmDetails: z.object({
    utm_source: z.string().optional(),
    utm_medium: z.string().optional(),
    utm_campaign: z.string().optional(),
  }),
});

export type ResponseAnswer = z.infer<typeof responseAnswer>;
