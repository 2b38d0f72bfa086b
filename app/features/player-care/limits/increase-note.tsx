import { Button } from '#app/kit/button/button.tsx';
import { cluster } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useShown } from '#app/shell/care/use-shown.ts';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { CareLimit, PlayerCare } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useAmountText } from './amount-text.ts';
import { increase as increaseStyle, increaseText } from './limits.css.ts';
import { useAnswerIncrease } from './use-limit-calls.ts';

/** Note about a pending increase, with buttons once it can be confirmed. */
export function IncreaseNote({ limit, care }: { limit: CareLimit; care: PlayerCare }) {
  const { t } = useTranslation('player-care');
  const text = useAmountText(care.currency);
  const clock = useClock('short', care.timeZone);
  const shown = useShown();
  const { mutate, isPending, error } = useAnswerIncrease();
  const { kind, period, increase } = limit;
  if (!increase) return null;
  const { amount, readyAt, isReady } = increase;
  const wanted = amount === undefined ? t('limits.none') : text(kind, amount);
  const what = { period: t(`limits.period.${period}`), wanted };
  const sentence = isReady
    ? t('limits.increase.ready', what)
    : t('limits.increase.waits', { ...what, time: clock(readyAt) });
  const answer = (isConfirmed: boolean) => mutate({ isConfirmed, body: { kind, period, shown: shown(sentence) } });
  return (
    <div className={increaseStyle}>
      <p className={increaseText}>{sentence}</p>
      <span className={cluster[3]}>
        {isReady && (
          <Button busy={isPending} onClick={() => answer(true)}>
            {t('limits.increase.confirm')}
          </Button>
        )}
        <Button busy={isPending} onClick={() => answer(false)}>
          {t('limits.increase.keep')}
        </Button>
      </span>
      <Alert text={error ? describeRefusal(error, t) : undefined} />
    </div>
  );
}
