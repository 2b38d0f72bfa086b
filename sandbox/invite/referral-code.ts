/** Leaves out letters and digits that look alike. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;
const SPACE = BigInt(SIGNS.length) ** BigInt(CODE_LENGTH);
/** Odd, so that it has an inverse; it gives consecutive ids unrelated codes. */
const FACTOR = 387_420_489n;
const inverse = inverseOf(FACTOR);
const SHIFT = 717_171_717n;

/** A member's referral code. It encodes the member's id, so no table is needed. */
export function referralCode(memberId: number): string {
  let rest = (BigInt(memberId) * FACTOR + SHIFT) % SPACE;
  let code = '';
  for (let index = 0; index < CODE_LENGTH; index += 1) {
    code = SIGNS.charAt(Number(rest % BigInt(SIGNS.length))) + code;
    rest /= BigInt(SIGNS.length);
  }
  return code;
}

/** The member id that a code encodes, ignoring case; null for an invalid code. The member need not exist. */
export function memberOfCode(code: string): number | null {
  const places = [...code.toUpperCase()].map((sign) => SIGNS.indexOf(sign));
  if (places.length !== CODE_LENGTH || places.includes(-1)) return null;
  const number = places.reduce((sum, sign) => sum * BigInt(SIGNS.length) + BigInt(sign), 0n);
  const id = ((((number - SHIFT) * inverse) % SPACE) + SPACE) % SPACE;
  return id > 0n && id < 2n ** 31n ? Number(id) : null;
}

/** The inverse of an odd number modulo a power of two (Newton's iteration). */
function inverseOf(odd: bigint): bigint {
  let inverse = odd;
  for (let round = 0; round < CODE_LENGTH; round += 1) inverse = (inverse * (2n - odd * inverse)) % SPACE;
  return ((inverse % SPACE) + SPACE) % SPACE;
}
