export type ResponseData = {
  readonly slug: string;
  /** Query parameter Rx: the stored questionnaire response. */
  readonly responseId: string | null;
};
