import { foot } from '#app/kinds/money-flow/page/foot.css.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Countdown } from '#app/kit/countdown/countdown.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import { useRefreshOrders } from '../withdrawal-queries.ts';
import type { Answer } from './answer-choice.tsx';
import { byItself } from './order.css.ts';

const ACTIONS = { received: 'actionReceived', missing: 'actionMissing', all: 'actionAll' } as const;

interface ConfirmFootProps {
  answer: Answer;
  /** What the answer is about, with its currency. */
  amount: string;
  /** Epoch milliseconds from which the transfer counts as received; undefined if it does not. */
  until: number | undefined;
  busy: boolean;
  error: unknown;
}

/** Confirm button, with the time at which the withdrawal confirms itself. */
export function ConfirmFoot({ answer, amount, until, busy, error }: ConfirmFootProps) {
  const { t } = useTranslation('withdrawal');
  const refresh = useRefreshOrders();
  return (
    <div className={foot}>
      <Alert text={error ? describeRefusal(error, t) : undefined} />
      <Button type="submit" look="primary" large wide busy={busy}>
        {t(`confirm.${ACTIONS[answer]}`, { amount })}
      </Button>
      {until !== undefined && (
        <p className={byItself}>
          <Icon name="timer" size={18} />
          <span>{t('confirm.byItself')}</span>
          <Countdown until={until} say={(count) => t('confirm.minutes', { count })} onEnd={refresh} />
        </p>
      )}
    </div>
  );
}
