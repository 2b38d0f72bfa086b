import type { PayoutProvider } from '#schemas/generated/platform.ts';

const CARD = /^[0-9]{12,19}$/;

/** The brand of a card, known from its first digits. */
export function cardBrand(providers: readonly PayoutProvider[], digits: string): PayoutProvider | undefined {
  return providers.find(({ prefixes = [] }) => prefixes.some((prefix) => startsWith(digits, prefix)));
}

/** Whether the digits are a card number, by their count and the Luhn checksum. */
export function isCardNumber(digits: string): boolean {
  return CARD.test(digits) && checksum(digits) % 10 === 0;
}

/** @param prefix digits, or a range such as `51-55` */
function startsWith(digits: string, prefix: string): boolean {
  const [from = '', to = from] = prefix.split('-');
  const head = digits.slice(0, from.length);
  return head.length === from.length && Number(head) >= Number(from) && Number(head) <= Number(to);
}

function checksum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
}
