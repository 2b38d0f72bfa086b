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
  /** Amount that the answer is about, formatted. */
  amount: string;
  /** Epoch milliseconds at which the transfer is confirmed automatically; undefined if it is not. */
  until: number | undefined;
  busy: boolean;
  error: unknown;
}

/** Confirm button with the time left until the automatic confirmation. */
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
