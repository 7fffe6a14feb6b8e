/** Where a number is often typed with its dial code or the 0 that is dialled at home: how many digits it has without either. */
const HOME: Readonly<Record<string, { readonly digits: number; readonly trunk?: string }>> = {
  "91": { digits: 10, trunk: "0" },
  "44": { digits: 10, trunk: "0" },
  "1": { digits: 10 },
};

/**
 * A typed number as digits, beside the chosen dial code: `+91 98765 43210` and `098765 43210` with +91 are `9876543210`.
 * Null when no phone could have the number (E.164: at most 15 digits, dial codes of 1 to 4), or when it names another country.
 */
export function readPhoneNumber(isd: string, typed: string): { readonly isd: string; readonly mobile: string } | null {
  const dialCode = onlyDigits(isd);
  const mobile = nationalDigits(dialCode, typed);
  const fits = /^[1-9]\d{0,3}$/.test(dialCode) && /^\d{4,14}$/.test(mobile) && dialCode.length + mobile.length <= 15;
  return fits ? { isd: dialCode, mobile } : null;
}

/** Empty where the number is of another country. */
function nationalDigits(dialCode: string, typed: string): string {
  const abroad = /^[\s(]*(?:\+|00)(.*)$/s.exec(typed)?.[1];
  const digits = onlyDigits(abroad ?? typed);
  if (abroad !== undefined && !digits.startsWith(dialCode)) return "";
  const { digits: length = Number.NaN, trunk } = HOME[dialCode] ?? {};
  const local = withoutTrunk(abroad === undefined ? digits : digits.slice(dialCode.length), trunk);
  return local.length === dialCode.length + length && local.startsWith(dialCode) ? local.slice(dialCode.length) : local;
}

function withoutTrunk(digits: string, trunk: string | undefined): string {
  return trunk !== undefined && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
}

function onlyDigits(text: string): string {
  return text.replaceAll(/[^0-9]/g, "");
}
