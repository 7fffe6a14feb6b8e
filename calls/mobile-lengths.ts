/** How many digits a dial code's mobile numbers have, without dial code and trunk prefix; `trunk`: the prefix dialled before them at home, or "". */
export type MobileLengths = { readonly shortest: number; readonly longest: number; readonly trunk: string };

/**
 * A line each: shortest and longest mobile number, the trunk prefix dialled at home ("-": none), the dial codes. These are the
 * possible lengths of mobile numbers in Google's libphonenumber (metadata of libphonenumber-js 1.13.16); territories that share
 * a dial code are taken together. The library itself would be 29 to 48 KB of a page that may hold 80.
 */
const LENGTHS = `
4-7 -: 683 690
5-5 -: 247 290 500 682
5-7 -: 677
5-9 0: 27
6-6 -: 298 299 672 681 687
6-7 -: 688
6-9 -: 376
6-9 0: 508
6-10 0: 358
7-7 -: 238 239 246 248 269 297 501 592 597 673 674 676 678 679 680 691 960 1242 1246 1264 1268 1284 1340 1345 1441 1473 1649 1664 1670 1671 1684 1721 1758 1767 1784 1787 1809 1868 1869 1876
7-7 0: 291
7-7 1: 692
7-8 -: 241 372 507 599
7-8 0: 961
7-9 -: 220 354
7-9 0: 231 243 252 423
7-10 -: 685
7-10 0: 95
7-13 0: 43
8-8 -: 45 47 65 216 222 223 226 227 228 230 235 236 253 257 266 267 268 350 356 357 371 378 502 503 504 505 506 509 670 675 689 852 853 965 968 973 974 975
8-8 0: 53 232 370 373 374 382 383 386 389 591 598 686 976
8-8 8: 993
8-9 0: 359 377 385 387 855
8-10 0: 64 381
9-9 -: 34 48 56 221 224 237 240 242 244 245 258 351 352 420 992 998
9-9 0: 32 33 40 41 46 51 61 66 84 93 94 211 212 213 218 233 249 250 251 254 255 256 260 261 262 263 264 265 353 355 380 421 590 593 594 595 596 886 962 963 966 967 970 971 972 994 995 996
9-9 06: 36
9-9 80: 375
9-10 -: 39
9-10 0: 60 82 856
9-11 0: 31
9-12 0: 62
10-10 -: 1 30 52 225 229
10-10 0: 20 44 57 58 63 81 90 91 92 98 234 850 880 964 977
10-10 8: 7
10-11 0: 49 54 55
11-11 0: 86
`;

/** The lengths where nothing is known of a number's country (E.164: at most 15 digits with a dial code). */
export const ANY_LENGTHS: MobileLengths = { shortest: 4, longest: 14, trunk: "" };

/** The lengths of a dial code's mobile numbers; undefined for what is no country's dial code. */
export function mobileLengths(dialCode: string): MobileLengths | undefined {
  for (const [, shortest, longest, trunk, dialCodes] of LENGTHS.matchAll(/(\d+)-(\d+) (\S+): (.*)/g)) {
    if (!dialCodes?.split(" ").includes(dialCode)) continue;
    // Within the numbering plan of +1 a territory's dial code holds its area code, which is dialled at home too.
    const home = /^1\d/.test(dialCode) ? dialCode.slice(1) : trunk;
    return { shortest: Number(shortest), longest: Number(longest), trunk: home === "-" ? "" : (home ?? "") };
  }
  return undefined;
}
