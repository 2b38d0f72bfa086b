import type { ReactNode } from 'react';
import { Badge } from '#app/kit/badge/badge.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { statusOfType } from '#app/session/member-type.ts';
import { account, cell, cellLabel, numeric, row, small, typeCell, zero } from './downlines.css.ts';
import { loss } from './overview.css.ts';
import { formatRate } from './share.ts';
import type { Column, Downline } from './sort-downlines.ts';

const TONES = { agent: 'accent', member: 'plain', trial: 'quiet' } as const;

interface DownlineRowProps {
  downline: Downline;
  /** ISO 4217 code of all amounts. */
  currency: string;
}

/** One of the agent's direct downlines. */
export function DownlineRow({ downline, currency }: DownlineRowProps) {
  const { t } = useTranslation('agent');
  const { tag } = useCurrentLanguage();
  const type = statusOfType(downline.type);
  const count = new Intl.NumberFormat(tag);
  const amount = (value: number) => (
    <span className={value === 0 ? zero : value < 0 ? loss : undefined}>
      <Money amount={value} currency={currency} />
    </span>
  );
  return (
    <tr className={row}>
      <th className={`${cell} ${account}`} scope="row">
        {downline.account}
      </th>
      <td className={`${cell} ${typeCell}`}>
        <Badge tone={TONES[type]}>{t(`downlines.type.${type}`)}</Badge>
      </td>
      <NumberCell column="levels">{count.format(downline.levels)}</NumberCell>
      <NumberCell column="members">{count.format(downline.members)}</NumberCell>
      <NumberCell column="turnover">{amount(downline.turnover)}</NumberCell>
      <NumberCell column="deposits">{amount(downline.deposits)}</NumberCell>
      <NumberCell column="netProfitLoss">{amount(downline.netProfitLoss)}</NumberCell>
      <NumberCell column="rate">{formatRate(downline.rate, tag)}</NumberCell>
    </tr>
  );
}

interface NumberCellProps {
  column: Column;
  children: ReactNode;
}

/** A number; where rows are cards, the column's name is next to it. */
function NumberCell({ column, children }: NumberCellProps) {
  const { t } = useTranslation('agent');
  const isCount = column === 'levels' || column === 'members';
  return (
    <td className={isCount ? `${cell} ${numeric} ${small}` : `${cell} ${numeric}`}>
      <span className={cellLabel}>{t(`downlines.column.${column}`)}</span>
      {children}
    </td>
  );
}
