import { z } from "zod";

/** Call 6, `GET {api}/homeplanner/projects/match/{response id}`: the designs made for a response; 404 while there is none. */
export const matchingProjects = z.object({
  status: z.literal(200),
  projects: z.array(z.object({ id: z.string(), option: z.number(), title: z.string() })).min(1),
});

export type MatchingProjects = z.infer<typeof matchingProjects>;
