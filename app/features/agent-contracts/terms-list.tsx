import { useTranslation } from '#app/language/translation.tsx';
import type { ContractKind, Tier } from '#schemas/contracts/terms.ts';
import {
  asks as asksStyle,
  number,
  pays as paysStyle,
  tier as tierStyle,
  tiers as tiersStyle,
} from './terms-list.css.ts';
import { useTermsText } from './use-terms-text.ts';

interface TermsListProps {
  kind: ContractKind;
  tiers: readonly Tier[];
  /** ISO 4217 code. */
  currency: string;
}

/** The tiers of a contract: thresholds and payments. */
export function TermsList({ kind, tiers, currency }: TermsListProps) {
  const { t } = useTranslation('agent-contracts');
  const text = useTermsText(currency);
  return (
    <ol className={tiersStyle}>
      {tiers.map((tier, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a tier.
        <li key={index} className={tierStyle}>
          <span className={number} aria-hidden="true">
            {index + 1}
          </span>
          <span className={paysStyle}>{text.pays(kind, tier)}</span>
          <span className={asksStyle}>{text.asks(kind, tier).join(' · ') || t('asks.nothing')}</span>
        </li>
      ))}
    </ol>
  );
}
