import { arrivalText } from '#app/kinds/money-flow/page/arrival-text.ts';
import { Countdown } from '#app/kit/countdown/countdown.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { useRefreshOrders } from '../deposit-queries.ts';
import { clock, clockNote, live, note, stateHead, state as stateStyle, step, steps, stepText } from './order.css.ts';

/** Seconds below which the wait is shown in seconds. */
const SOON = 60;

/** The current step of an open order, the time left and its three steps. */
export function OrderState({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit');
  const { tag } = useCurrentLanguage();
  const time = useClock('time');
  const refresh = useRefreshOrders();
  const { state, createdAt, expiresAt, arrivalSeconds } = order;
  const isPaid = state === 'paid';
  const wait =
    arrivalSeconds < SOON ? t('stateText.paidSoon') : t('stateText.paid', { time: arrivalText(arrivalSeconds, tag) });
  return (
    <section className={stateStyle}>
      <div className={stateHead}>
        <span className={live} aria-hidden="true" />
        <div role="status">
          <h2 className={prose.lead}>{t(`state.${state}`)}</h2>
          <p className={note}>{isPaid ? wait : t('order.live')}</p>
        </div>
        {!isPaid && expiresAt !== undefined && (
          <span className={clock}>
            <Countdown until={expiresAt} say={(minutes) => t('order.minutes', { count: minutes })} onEnd={refresh} />
            <span className={clockNote}>{t('order.left')}</span>
          </span>
        )}
      </div>
      <ol className={steps} aria-label={t('order.steps')}>
        <li className={step} data-state="done">
          <span className={stepText}>{t('order.ordered', { time: time(createdAt) })}</span>
        </li>
        <li className={step} data-state={isPaid ? 'done' : 'here'} aria-current={isPaid ? undefined : 'step'}>
          <span className={stepText}>{t('order.paid')}</span>
        </li>
        <li className={step} data-state={isPaid ? 'here' : undefined} aria-current={isPaid ? 'step' : undefined}>
          <span className={stepText}>{t('order.credited')}</span>
        </li>
      </ol>
    </section>
  );
}
