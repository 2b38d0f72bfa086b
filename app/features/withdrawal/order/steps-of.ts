import { formatMoney } from '#app/kit/money/format-money.ts';
import type { Translate } from '#app/language/translate.ts';
import { arrivalText } from '#app/shared/cashier/arrival-text.ts';
import type { WithdrawalOrder, WithdrawalTransfer } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { accountText } from '../account-text.ts';
import { dateTime } from '../date-time.ts';
import { unsent } from './transfers.ts';

export interface Step {
  id: string;
  state: 'done' | 'here' | 'stopped';
  title: string;
  text: string;
  amount?: MinorUnits;
}

type Say = Translate<'withdrawal'>;

/** The steps of a withdrawal as far as they are known, in order of time. */
export function stepsOf(t: Say, order: WithdrawalOrder, tag: string): Step[] {
  const { amount, fee, currency, createdAt, transfers } = order;
  const requested = `${dateTime(createdAt, tag)} · ${t('order.fee', { fee: formatMoney(fee, currency, tag) })}`;
  return [
    { id: 'requested', state: 'done', title: t('order.requested'), text: requested, amount },
    ...decision(t, order, tag),
    ...transfers.map((transfer, index) => transferStep(t, transfer, index, tag)),
    ...sending(t, order, tag),
  ];
}

function decision(t: Say, { state, approvedAt, closedAt }: WithdrawalOrder, tag: string): Step[] {
  if (state === 'requested')
    return [{ id: 'approval', state: 'here', title: t('order.approval'), text: t('order.approvalText') }];
  const approved: Step[] =
    approvedAt === undefined
      ? []
      : [{ id: 'approved', state: 'done', title: t('order.approved'), text: dateTime(approvedAt, tag) }];
  if (state !== 'refused') return approved;
  const text = closedAt === undefined ? '' : dateTime(closedAt, tag);
  return [...approved, { id: 'refused', state: 'stopped', title: t('state.refused'), text }];
}

function transferStep(t: Say, transfer: WithdrawalTransfer, index: number, tag: string): Step {
  const { transferId, amount, state, sentAt, confirmedAt, byItself } = transfer;
  const received = byItself ? t('order.transferByItself') : t('order.transferReceived');
  const said = { sent: t('order.transferSent'), received, missing: t('order.transferMissing') }[state];
  const shown = { sent: 'here', received: 'done', missing: 'stopped' } as const;
  return {
    ...{ id: String(transferId), state: shown[state], amount },
    title: t('order.transfer', { number: new Intl.NumberFormat(tag).format(index + 1) }),
    text: `${dateTime(confirmedAt ?? sentAt, tag)} · ${said}`,
  };
}

/** The transfer that is still to come. */
function sending(t: Say, order: WithdrawalOrder, tag: string): Step[] {
  const left = unsent(order);
  if ((order.state !== 'approved' && order.state !== 'sent') || left === 0) return [];
  const text = t('order.sendingText', { time: arrivalText(order.arrivalSeconds, tag) });
  const title = t('order.sending', { account: accountText(order.account) });
  return [{ id: 'sending', state: 'here', title, text, amount: left }];
}
