import { ANY_LENGTHS, type MobileLengths, mobileLengths } from "./mobile-lengths.ts";
import { westernDigits } from "./western-digits.ts";

/** Numbering plans whose numbers will not grow: one digit too many is a slip. Other plans' numbers have grown before, by up to two digits. */
const SETTLED = /^(1\d*|44|91)$/;

/**
 * A typed number as digits, beside the chosen dial code: `+91 98765 43210` and `098765 43210` with +91 are `9876543210`.
 * Null when no phone could have the number (too short for the country; E.164: at most 15 digits, dial codes of 1 to 4), or
 * when it names another country.
 */
export function readPhoneNumber(isd: string, typed: string): { readonly isd: string; readonly mobile: string } | null {
  const dialCode = onlyDigits(isd);
  const lengths = mobileLengths(dialCode) ?? ANY_LENGTHS;
  const mobile = nationalDigits(dialCode, typed, lengths);
  const most = SETTLED.test(dialCode) ? lengths.longest : 15 - dialCode.length;
  const fits = /^[1-9]\d{0,3}$/.test(dialCode) && mobile.length >= lengths.shortest && mobile.length <= most;
  return fits ? { isd: dialCode, mobile } : null;
}

/** A typed number's digits without dial code and trunk prefix; empty where another country's dial code was typed before it. */
function nationalDigits(dialCode: string, typed: string, lengths: MobileLengths): string {
  const abroad = /^[\s(]*(?:\+|00)(.*)$/s.exec(westernDigits(typed))?.[1];
  const digits = onlyDigits(abroad ?? typed);
  if (abroad !== undefined && !digits.startsWith(dialCode)) return "";
  const local = withoutTrunk(abroad === undefined ? digits : digits.slice(dialCode.length), lengths);
  if (local.length <= lengths.longest || !local.startsWith(dialCode)) return local;
  const rest = withoutTrunk(local.slice(dialCode.length), lengths);
  return rest.length >= lengths.shortest && rest.length <= lengths.longest ? rest : local;
}

/** Takes off the trunk prefix. A 0 is always one; another prefix may also begin a number, so it is one only where there are digits to spare. */
function withoutTrunk(digits: string, { trunk, longest }: MobileLengths): string {
  const prefixed = trunk !== "" && digits.startsWith(trunk) && (trunk === "0" || digits.length > longest);
  return prefixed ? digits.slice(trunk.length) : digits;
}

function onlyDigits(text: string): string {
  return westernDigits(text).replaceAll(/[^0-9]/g, "");
}
