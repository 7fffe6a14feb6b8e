/** A mobile number as digits: its dial code, and the rest without the 0 that is dialled before it at home. */
export type PhoneNumber = { readonly isd: string; readonly mobile: string };

/** The key of a number in rows and buckets: E.164 without "+". */
export function wholeNumber({ isd, mobile }: PhoneNumber): string {
  return isd + mobile;
}
