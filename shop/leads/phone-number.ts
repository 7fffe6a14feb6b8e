/** A mobile number as digits, the dial code apart. */
export type PhoneNumber = { readonly isd: string; readonly mobile: string };

/** Reads typed digits; null when no phone could have the number (E.164: at most 15 digits, dial codes of 1 to 4). */
export function readPhoneNumber(isd: string, mobile: string): PhoneNumber | null {
  const digits = { isd: onlyDigits(isd), mobile: onlyDigits(mobile) };
  const fits =
    /^[1-9]\d{0,3}$/.test(digits.isd) &&
    /^\d{4,14}$/.test(digits.mobile) &&
    digits.isd.length + digits.mobile.length <= 15;
  return fits ? digits : null;
}

/** The key of a number in rows and buckets: E.164 without "+". */
export function wholeNumber({ isd, mobile }: PhoneNumber): string {
  return isd + mobile;
}

function onlyDigits(typed: string): string {
  return typed.replaceAll(/[^0-9]/g, "");
}
