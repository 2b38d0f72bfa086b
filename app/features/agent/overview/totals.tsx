import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamOverview } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits, ZERO } from '#schemas/money/minor-units.ts';
import { formatAmount } from './format-amount.ts';
import { card, cardLabel, cardNote, cards, cardValue, loss } from './overview.css.ts';
import { formatShare } from './share.ts';

interface Total {
  id: 'commission' | 'turnover' | 'netProfitLoss' | 'activeMembers' | 'registrations';
  value: string;
  /** Puts the value in context; null without one. */
  note: string | null;
  isLoss?: boolean;
}

/** The team's totals in the period. */
export function Totals({ team }: { team: TeamOverview }) {
  const { t } = useTranslation('agent');
  return (
    <dl className={cards} aria-label={t('totals.label')}>
      {useTotals(team).map(({ id, value, note, isLoss }) => (
        <div key={id} className={card}>
          <dt className={cardLabel}>{t(`totals.${id}`)}</dt>
          <dd className={isLoss ? `${cardValue} ${loss}` : cardValue}>{value}</dd>
          <dd className={cardNote}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function useTotals({ totals, levels, currency }: TeamOverview): Total[] {
  const { t } = useTranslation('agent');
  const { tag } = useCurrentLanguage();
  const count = (value: number) => new Intl.NumberFormat(tag).format(value);
  const money = (value: MinorUnits) => formatAmount(value, currency, tag);
  const { commission, turnover, netProfitLoss, activeMembers, registrations } = totals;
  const members = levels.reduce((sum, level) => sum + level.members, 0);
  const noteOf = (part: number, word: 'totals.commissionNote' | 'totals.netProfitLossNote') => {
    const share = formatShare(part, turnover, tag);
    return share && t(word, { share });
  };
  const each = activeMembers > 0 ? minorUnits(Math.round(turnover / activeMembers)) : ZERO;
  return [
    { id: 'commission', value: money(commission), note: noteOf(commission, 'totals.commissionNote') },
    { id: 'turnover', value: money(turnover), note: each ? t('totals.turnoverNote', { amount: money(each) }) : null },
    {
      id: 'netProfitLoss',
      value: money(netProfitLoss),
      note: noteOf(netProfitLoss, 'totals.netProfitLossNote'),
      isLoss: netProfitLoss < 0,
    },
    {
      id: 'activeMembers',
      value: count(activeMembers),
      note: t('totals.activeMembersNote', { members: count(members) }),
    },
    { id: 'registrations', value: count(registrations), note: t('totals.registrationsNote') },
  ];
}
