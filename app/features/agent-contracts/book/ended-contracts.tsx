import { Icon } from '#app/kit/icon/icon.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { EndedContract } from '#schemas/generated/platform.ts';
import { useTermsText } from '../use-terms-text.ts';
import { endsHead, endsList, endsName, endsRow, endsSize, ends as endsStyle } from './book.css.ts';

interface EndedContractsProps {
  kind: ContractKind;
  ends: readonly EndedContract[];
  /** ISO 4217 code. */
  currency: string;
  title: string;
}

/** Contracts of downlines that would end because they pay more than the new one. Renders nothing without any. */
export function EndedContracts({ kind, ends, currency, title }: EndedContractsProps) {
  const { t } = useTranslation('agent-contracts');
  const text = useTermsText(currency);
  if (ends.length === 0) return null;
  return (
    <div className={endsStyle} role="note">
      <div className={endsHead}>
        <Icon name="warning-circle" />
        <div>
          <p className={prose.strong}>{title}</p>
          <p className={prose.note}>{t('ends.text', { count: ends.length })}</p>
        </div>
      </div>
      <ul className={endsList}>
        {ends.map(({ account, tiers, members }) => (
          <li key={account} className={endsRow}>
            <bdi className={endsName}>{account}</bdi>
            <span>{text.upTo(kind, tiers)}</span>
            <span className={endsSize}>{t('ends.members', { count: members })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
