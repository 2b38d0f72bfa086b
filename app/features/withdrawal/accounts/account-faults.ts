import type { PayoutAccountRequest, PayoutProvider } from '#schemas/generated/platform.ts';
import { latinDigits } from '#schemas/writing/latin-digits.ts';
import { plainName } from '#schemas/writing/plain-name.ts';
import { cardBrand, isCardNumber } from './card-brand.ts';

export const FIELDS = ['provider', 'holder', 'number'] as const;
const NUMBER = /^[0-9A-Za-z]{4,34}$/;

/** Normalises the typed name and number. A card gets the brand that its number implies. */
export function completed(typed: PayoutAccountRequest, providers: readonly PayoutProvider[]): PayoutAccountRequest {
  const number = latinDigits(typed.number);
  const account = { ...typed, holder: plainName(typed.holder), number };
  if (account.kind !== 'card') return account;
  return { ...account, provider: cardBrand(providers, plain(number))?.name ?? '' };
}

/** Invalid fields of a normalised account. A card of an unknown brand has an invalid number. */
export function faultsOf({ kind, provider, holder, number }: PayoutAccountRequest): ReadonlySet<string> {
  const isCard = kind === 'card';
  const wrong = {
    provider: !isCard && provider === '',
    holder: holder === '',
    number: isCard ? provider === '' || !isCardNumber(plain(number)) : !NUMBER.test(plain(number)),
  };
  return new Set(FIELDS.filter((field) => wrong[field]));
}

function plain(number: string): string {
  return number.replaceAll(/[\s-]/g, '');
}
