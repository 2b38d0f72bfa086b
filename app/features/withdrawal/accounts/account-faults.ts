import type { PayoutAccountRequest, PayoutProvider } from '#schemas/generated/platform.ts';
import { latinDigits } from '#schemas/writing/latin-digits.ts';
import { plainName } from '#schemas/writing/plain-name.ts';
import { cardBrand, isCardNumber } from './card-brand.ts';
import { hasForm, plainNumber } from './number-form.ts';

export const FIELDS = ['provider', 'holder', 'number'] as const;

/** Normalises the typed name and number. A card gets the brand that its number implies. */
export function completed(typed: PayoutAccountRequest, providers: readonly PayoutProvider[]): PayoutAccountRequest {
  const number = latinDigits(typed.number);
  const account = { ...typed, holder: plainName(typed.holder), number };
  if (account.kind !== 'card') return account;
  return { ...account, provider: cardBrand(providers, plainNumber(number))?.name ?? '' };
}

/** Invalid fields of a normalised account. A card of an unknown brand has an invalid number. */
export async function faultsOf(
  { kind, provider, holder, number }: PayoutAccountRequest,
  providers: readonly PayoutProvider[],
): Promise<ReadonlySet<string>> {
  const isCard = kind === 'card';
  const form = providers.find((one) => one.kind === kind && one.name === provider)?.number;
  const wrong = {
    provider: !isCard && provider === '',
    holder: holder === '',
    number: isCard ? provider === '' || !isCardNumber(plainNumber(number)) : !(await hasForm(form, number)),
  };
  return new Set(FIELDS.filter((field) => wrong[field]));
}
