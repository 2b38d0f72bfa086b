import type { PayoutProvider } from '#schemas/generated/platform.ts';

const CARD = /^[0-9]{12,19}$/;

/** Whether these are the digits of a card of this brand, with the right check digit. */
export function isCardOf({ prefixes = [] }: PayoutProvider, digits: string): boolean {
  return CARD.test(digits) && checksum(digits) % 10 === 0 && prefixes.some((prefix) => startsWith(digits, prefix));
}

/** @param prefix digits, or a range of them */
function startsWith(digits: string, prefix: string): boolean {
  const [from = '', to = from] = prefix.split('-');
  const head = Number(digits.slice(0, from.length));
  return head >= Number(from) && head <= Number(to);
}

/** The sum of Luhn's formula. */
function checksum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
}
