import { z } from "zod";

/** A watermarked picture of the visitor's own plan, with its size in pixels; `url` answers the owner's browser only. */
export const previewPicture = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
});

const option = z.object({
  option: z.number(),
  title: z.string(),
  previews: z.array(previewPicture),
  /** What gave way so that the house fits this plot, in the visitor's language. */
  relaxed: z.array(z.string()).optional(),
});

/**
 * `GET {forms-api}/design-progress?q={response id}`: how far the real design is; drives the loader. For the owner and, without
 * previews and `change`, for a browser that has opened the response's signed link; else 404.
 */
export const designProgress = z.object({
  status: z.literal(200),
  state: z.enum(["queued", "designing", "ready", "refused", "failed"]),
  /** Whether a verified number is tied to the answers; for the owner. */
  contact: z.boolean().optional(),
  /** The planner's stage while designing: programme, core, arrange, legalise, openings, furniture, check, previews. */
  stage: z.string().nullable(),
  /** Empty until ready. */
  options: z.array(option),
  /**
   * Why a refused brief cannot be met and what would help, in the visitor's language. `change`: the answers by which the suggestion
   * is taken, for the owner; absent where it cannot be taken by answering otherwise. `step`: the form's question, from 0, that the
   * suggestion is about first; absent where there is none.
   */
  reasons: z.array(
    z.object({
      rule: z.string(),
      message: z.string(),
      suggestion: z.string(),
      step: z.number().optional(),
      change: z.array(z.object({ label: z.string(), name: z.string(), text: z.string() })).optional(),
    }),
  ),
});

export type PreviewPicture = z.infer<typeof previewPicture>;
export type DesignProgress = z.infer<typeof designProgress>;
