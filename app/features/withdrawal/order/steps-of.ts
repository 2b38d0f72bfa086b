import { arrivalText } from '#app/kinds/money-flow/page/arrival-text.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import type { Translate } from '#app/language/translate.ts';
import type { Clock } from '#app/shell/clock/use-clock.ts';
import type { WithdrawalOrder, WithdrawalTransfer } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { accountText } from '../account-text.ts';
import { unsent } from './transfers.ts';

export interface Step {
  id: string;
  state: 'done' | 'here' | 'stopped';
  title: string;
  text: string;
  amount?: MinorUnits;
}

/** Language and format of the texts. */
interface Writing {
  t: Translate<'withdrawal'>;
  /** BCP 47. */
  tag: string;
  clock: Clock;
}

/** The known steps of a withdrawal in chronological order. */
export function stepsOf(writing: Writing, order: WithdrawalOrder): Step[] {
  const { t, tag, clock } = writing;
  const { amount, fee, currency, createdAt, transfers } = order;
  const requested = `${clock(createdAt)} · ${t('order.fee', { fee: formatMoney(fee, currency, tag) })}`;
  return [
    { id: 'requested', state: 'done', title: t('order.requested'), text: requested, amount },
    ...decision(writing, order),
    ...transfers.map((transfer, index) => transferStep(writing, transfer, index)),
    ...sending(writing, order),
  ];
}

function decision({ t, clock }: Writing, { state, approvedAt, closedAt }: WithdrawalOrder): Step[] {
  if (state === 'requested')
    return [{ id: 'approval', state: 'here', title: t('order.approval'), text: t('order.approvalText') }];
  const approved: Step[] =
    approvedAt === undefined
      ? []
      : [{ id: 'approved', state: 'done', title: t('order.approved'), text: clock(approvedAt) }];
  if (state !== 'refused') return approved;
  const text = closedAt === undefined ? '' : clock(closedAt);
  return [...approved, { id: 'refused', state: 'stopped', title: t('state.refused'), text }];
}

function transferStep({ t, tag, clock }: Writing, transfer: WithdrawalTransfer, index: number): Step {
  const { transferId, amount, state, sentAt, confirmedAt, byItself } = transfer;
  const received = byItself ? t('order.transferByItself') : t('order.transferReceived');
  const said = { sent: t('order.transferSent'), received, missing: t('order.transferMissing') }[state];
  const shown = { sent: 'here', received: 'done', missing: 'stopped' } as const;
  return {
    ...{ id: String(transferId), state: shown[state], amount },
    title: t('order.transfer', { number: new Intl.NumberFormat(tag).format(index + 1) }),
    text: `${clock(confirmedAt ?? sentAt)} · ${said}`,
  };
}

/** Step of the transfer that has not been sent. */
function sending({ t, tag }: Writing, order: WithdrawalOrder): Step[] {
  const left = unsent(order);
  if ((order.state !== 'approved' && order.state !== 'sent') || left === 0) return [];
  const text = t('order.sendingText', { time: arrivalText(order.arrivalSeconds, tag) });
  const title = t('order.sending', { account: accountText(order.account) });
  return [{ id: 'sending', state: 'here', title, text, amount: left }];
}
