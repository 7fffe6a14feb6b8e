export type ResponseData = {
  readonly slug: string;
  /** Query parameter Rx: the stored questionnaire response. */
  readonly responseId: string | null;
  /** This browser neither owns the response nor has opened its link. */
  readonly closed: boolean;
};
