import { Icon } from '#app/kit/icon/icon.tsx';
import type { PayoutKind } from '#schemas/generated/platform.ts';

const ICONS = { bank: 'bank', card: 'credit-card', ewallet: 'wallet' } as const;

export function AccountIcon({ kind }: { kind: PayoutKind }) {
  return <Icon name={ICONS[kind]} size={24} />;
}
