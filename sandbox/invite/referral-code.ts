/** Without the letters and digits that are taken for each other. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 6;
const space = BigInt(signs.length) ** BigInt(length);
/** Odd, so that it has an inverse: ids that follow each other have codes that do not. */
const factor = 387_420_489n;
const inverse = inverseOf(factor);
const shift = 717_171_717n;

/** The code that a member invites with. It says the member's id, and needs no table. */
export function referralCode(memberId: number): string {
  let rest = (BigInt(memberId) * factor + shift) % space;
  let code = '';
  for (let place = 0; place < length; place += 1) {
    code = signs.charAt(Number(rest % BigInt(signs.length))) + code;
    rest /= BigInt(signs.length);
  }
  return code;
}

/** Whose code it would be, in letters of any size; null for what is no code. The member need not exist. */
export function memberOfCode(code: string): number | null {
  const places = [...code.toUpperCase()].map((sign) => signs.indexOf(sign));
  if (places.length !== length || places.includes(-1)) return null;
  const number = places.reduce((sum, place) => sum * BigInt(signs.length) + BigInt(place), 0n);
  const id = ((((number - shift) * inverse) % space) + space) % space;
  return id > 0n && id < 2n ** 31n ? Number(id) : null;
}

/** The number whose product with an odd one is 1, where numbers end at a power of two (Newton's iteration). */
function inverseOf(odd: bigint): bigint {
  let found = odd;
  for (let round = 0; round < length; round += 1) found = (found * (2n - odd * found)) % space;
  return ((found % space) + space) % space;
}
