import { Badge } from '#app/kit/badge/badge.tsx';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { statusOfType } from '#app/session/member-type.ts';
import type { TeamOverview } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { loss } from './overview.css.ts';
import { formatRate } from './share.ts';

const TONES = { agent: 'accent', member: 'plain', trial: 'quiet' } as const;

type Downline = TeamOverview['downlines'][number];
type Column = Exclude<keyof Downline, 'level' | 'directs' | 'rebate'>;

/** @param currency ISO 4217 code of all amounts */
export function useDownlineColumns(currency: string): GridColumn<Downline, Column>[] {
  const { t } = useTranslation('agent');
  const { tag } = useCurrentLanguage();
  const count = new Intl.NumberFormat(tag);
  const text = (id: Column) => ({ id, name: t(`downlines.column.${id}`) });
  const number = (id: Column) => ({ ...text(id), kind: 'number' as const });
  const amount = (id: 'turnover' | 'deposits' | 'withdrawals' | 'netLoss') => ({
    ...number(id),
    cell: (downline: Downline) => <Amount value={downline[id]} currency={currency} />,
  });
  return [
    { ...text('account'), cell: ({ account }) => account },
    { ...text('type'), inCard: 'name', cell: ({ type }) => <TypeBadge type={type} /> },
    { ...number('members'), width: 96, cell: ({ members }) => count.format(members) },
    amount('turnover'),
    amount('deposits'),
    amount('withdrawals'),
    amount('netLoss'),
    { ...number('rate'), width: 72, cell: ({ rate }) => formatRate(rate, tag) },
  ];
}

function TypeBadge({ type }: Pick<Downline, 'type'>) {
  const { t } = useTranslation('agent');
  const status = statusOfType(type);
  return <Badge tone={TONES[status]}>{t(`downlines.type.${status}`)}</Badge>;
}

function Amount({ value, currency }: { value: MinorUnits; currency: string }) {
  return (
    <span className={value === 0 ? prose.quiet : value < 0 ? loss : undefined}>
      <Money amount={value} currency={currency} />
    </span>
  );
}
