import type { PayoutKind, PayoutNumber, PayoutProvider } from '#schemas/generated/platform.ts';
import written from './payout-providers.json' with { type: 'json' };

const KINDS: readonly PayoutKind[] = ['bank', 'card', 'ewallet'];

type Forms = Partial<Record<PayoutKind, PayoutNumber>>;

/** How accounts are written where a currency is spent. */
const FORMS: Readonly<Record<string, Forms>> = {
  PHP: { bank: { form: 'digits', least: 10, most: 16 }, ewallet: { form: 'mobile', country: 'PH' } },
  VND: { bank: { form: 'digits', least: 8, most: 19 }, ewallet: { form: 'mobile', country: 'VN' } },
  THB: { bank: { form: 'digits', least: 10, most: 12 }, ewallet: { form: 'mobile', country: 'TH' } },
  AED: { bank: { form: 'iban', country: 'AE' }, ewallet: { form: 'mobile', country: 'AE' } },
  EUR: { bank: { form: 'iban' } },
};

/** Banks, brands of cards and e-wallets that the operator pays to. @param currency ISO 4217 code */
export function payoutProviders(currency: string): PayoutProvider[] {
  return written.map(({ kind: writtenKind, name, prefixes }) => {
    const kind = KINDS.find((payoutKind) => payoutKind === writtenKind) ?? 'bank';
    const number = FORMS[currency]?.[kind];
    return { kind, name, ...(prefixes && { prefixes }), ...(number && { number }) };
  });
}
