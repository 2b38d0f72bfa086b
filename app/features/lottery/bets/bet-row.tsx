import { Badge } from '#app/kit/badge/badge.tsx';
import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { LotteryBet } from '#schemas/generated/platform.ts';
import { Balls } from '../draw/balls.tsx';
import { quiet } from '../look/text.css.ts';
import { formatOdds } from '../pick/format-odds.ts';
import { money, numbers as numbersStyle, row, winAmount as wonStyle, words } from './bets.css.ts';

const TONES = { open: 'accent', won: 'win', lost: 'quiet', refunded: 'plain' } as const;

interface BetRowProps {
  bet: LotteryBet;
  currency: string;
}

export function BetRow({ bet, currency }: BetRowProps) {
  const { t } = useTranslation('lottery');
  const { tag } = useCurrentLanguage();
  const { gameName, kindName, issue, selection, stake, odds, state, win, numbers } = bet;
  return (
    <li className={row}>
      <div className={words}>
        <span className={prose.strong}>{gameName}</span>
        <span className={quiet}>
          {kindName} · {t('pick.pays')} <bdi>{formatOdds(odds, tag)}</bdi> · <bdi>{t('draw.number', { issue })}</bdi>
        </span>
      </div>
      <div className={money}>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        <span className={quiet}>
          <Money amount={stake} currency={currency} />
        </span>
      </div>
      <div className={numbersStyle}>
        <Balls small label={t('bets.yours')} numbers={selection.map(({ name }) => name)} />
        {state === 'won' && (
          <span className={wonStyle}>
            +<Money amount={win} currency={currency} />
          </span>
        )}
        {numbers.length > 0 && (
          <span className={quiet}>
            {t('bets.drawn')} <bdi dir="ltr">{numbers.join(' ')}</bdi>
          </span>
        )}
      </div>
    </li>
  );
}
