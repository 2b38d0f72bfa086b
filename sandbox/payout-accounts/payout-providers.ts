import type { PayoutKind, PayoutProvider } from '#schemas/generated/platform.ts';
import written from './payout-providers.json' with { type: 'json' };

const KINDS: readonly PayoutKind[] = ['bank', 'card', 'ewallet'];

/** Banks, brands of cards and e-wallets that the operator pays to. */
export const payoutProviders: readonly PayoutProvider[] = written.map(({ kind, name, prefixes }) => ({
  kind: KINDS.find((known) => known === kind) ?? 'bank',
  name,
  ...(prefixes && { prefixes }),
}));
