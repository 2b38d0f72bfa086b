import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { LotteryKind } from '#schemas/generated/platform.ts';
import { formatOdds } from './format-odds.ts';
import { help as helpStyle, oddsInfo, odds as oddsStyle, tiers as tiersStyle } from './pick.css.ts';

/** Description of a bet with its payout and its chances. */
export function OddsLine({ kind }: { kind: LotteryKind }) {
  const { t } = useTranslation('lottery');
  const { tag } = useCurrentLanguage();
  const number = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div className={oddsInfo}>
      <p className={helpStyle}>{kind.help}</p>
      <ul className={tiersStyle}>
        {kind.tiers.map(({ hits, odds, oneIn }) => (
          <li key={hits}>
            {kind.tiers.length > 1 && <span>{t('pick.hits', { count: hits })} </span>}
            {t('pick.pays')} <bdi className={oddsStyle}>{formatOdds(odds, tag)}</bdi>
            {' · '}
            {t('pick.oneIn', { number: number.format(oneIn) })}
          </li>
        ))}
        <li>{t('pick.returned', { percent: percent.format(kind.returned / 10_000) })}</li>
      </ul>
    </div>
  );
}
