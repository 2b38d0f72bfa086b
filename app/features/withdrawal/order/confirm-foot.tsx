import { FlowFoot } from '#app/kinds/money-flow/page/flow-foot.tsx';
import { Countdown } from '#app/kit/countdown/countdown.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import { useRefreshOrders } from '../withdrawal-queries.ts';
import type { Answer } from './answer-choice.tsx';

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

/** Confirm button, beside the time that is left until the withdrawal confirms itself. */
export function ConfirmFoot({ answer, amount, until, busy, error }: ConfirmFootProps) {
  const { t } = useTranslation('withdrawal');
  const refresh = useRefreshOrders();
  return (
    <FlowFoot
      problem={<Alert text={error ? describeRefusal(error, t) : undefined} />}
      {...(until !== undefined && {
        total: [
          t('confirm.byItself'),
          <Countdown key="left" until={until} say={(count) => t('confirm.minutes', { count })} onEnd={refresh} />,
        ],
      })}
      action={t(`confirm.${ACTIONS[answer]}`, { amount })}
      busy={busy}
    />
  );
}
