import { useId } from 'react';
import { Badge } from '#app/kit/badge/badge.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Money } from '#app/kit/money/money.tsx';
import { Progress } from '#app/kit/progress/progress.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { Bonus } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { amount as amountStyle, card, head, numbers, title as titleStyle } from './bonuses.css.ts';
import { GiveUp } from './give-up.tsx';

interface AmountsProps {
  bonus: Bonus;
  currency: string;
}

interface BonusCardProps extends AmountsProps {
  /** The merchant's zone, as used for the days in the filter. */
  timeZone: string;
}

const TONES = { open: 'accent', finished: 'win', free: 'win', forfeited: 'quiet' } as const;

/** A bonus with the paid amount and the progress of its wagering. */
export function BonusCard({ bonus, currency, timeZone }: BonusCardProps) {
  const { t } = useTranslation('bonus-details');
  const clock = useClock('long', timeZone);
  const id = useId();
  const { title, amount, status, receivedAt } = bonus;
  return (
    <li className={card}>
      <div className={head}>
        <h2 id={id} className={titleStyle} dir="auto">
          {title}
        </h2>
        <p className={amountStyle}>
          <Money amount={amount} currency={currency} />
        </p>
      </div>
      <p className={numbers}>
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
        <time className={prose.note} dateTime={new Date(receivedAt).toISOString()}>
          {clock(receivedAt)}
        </time>
      </p>
      {status === 'free' ? (
        <p className={prose.note}>{t('free')}</p>
      ) : (
        <Wagering bonus={bonus} currency={currency} labelledBy={id} />
      )}
      {status === 'open' && <GiveUp bonus={bonus} currency={currency} />}
    </li>
  );
}

function Wagering({ bonus, currency, labelledBy }: AmountsProps & { labelledBy: string }) {
  const { t } = useTranslation('bonus-details');
  const { tag } = useCurrentLanguage();
  const { staked, required, wagering } = bonus;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  return (
    <div className={stack[3]}>
      <p className={numbers}>
        <span>{t('staked', { done: money(staked), goal: money(required) })}</span>
        <span className={prose.note}>{t('wagering', { times: wagering })}</span>
      </p>
      <Progress labelledBy={labelledBy} value={staked} max={required} />
    </div>
  );
}
