import { Icon } from '#app/kit/icon/icon.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { WithdrawalOrder } from '#schemas/generated/platform.ts';
import { mark, step, stepAmount, steps, stepText, stepTitle } from './order.css.ts';
import { stepsOf } from './steps-of.ts';

/** Past and next steps of a withdrawal. */
export function OrderSteps({ order }: { order: WithdrawalOrder }) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const clock = useClock('short');
  return (
    <ol className={steps} aria-label={t('order.steps')}>
      {stepsOf({ t, tag, clock }, order).map(({ id, state, title, text, amount }) => (
        <li key={id} className={step} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
          <span className={mark} data-state={state}>
            {state === 'done' && <Icon name="check" size={14} />}
            {state === 'stopped' && <Icon name="x" size={14} />}
          </span>
          <span className={stepText}>
            <span className={stepTitle}>{title}</span>
            <span className={prose.aside}>{text}</span>
          </span>
          {amount !== undefined && <bdi className={stepAmount}>{formatMoney(amount, order.currency, tag)}</bdi>}
        </li>
      ))}
    </ol>
  );
}
