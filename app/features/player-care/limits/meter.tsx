import { useId } from 'react';
import { Progress } from '#app/kit/progress/progress.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { CareLimit } from '#schemas/generated/platform.ts';
import { useAmountText } from './amount-text.ts';
import { amounts, left as leftStyle, meter, note, period as periodStyle } from './limits.css.ts';

interface MeterProps {
  limit: CareLimit;
  currency: string;
  zone: string;
}

/** Used and remaining amount of a limit, and when it renews. */
export function Meter({ limit: { kind, period, amount = 0, used, left = 0, renewsAt }, currency, zone }: MeterProps) {
  const { t } = useTranslation('player-care');
  const text = useAmountText(currency);
  const clock = useClock('short', zone);
  const id = useId();
  return (
    <div className={meter}>
      <p id={id} className={amounts}>
        <span className={periodStyle}>{t(`limits.period.${period}`)}</span>
        <span className={prose.aside}>
          {t('limits.used', { used: text(kind, Math.max(0, used)), limit: text(kind, amount) })}
        </span>
      </p>
      {/* A limit of zero counts as fully used. */}
      <Progress labelledBy={id} value={amount > 0 ? Math.min(amount, Math.max(0, used)) : 1} max={amount || 1} />
      <p className={amounts}>
        <span className={leftStyle}>{t('limits.left', { left: text(kind, left) })}</span>
        <span className={note}>{t('limits.renews', { time: clock(renewsAt) })}</span>
      </p>
    </div>
  );
}
