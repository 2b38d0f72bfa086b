import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Money } from '#app/kit/money/money.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { ContractDue } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus, sumOf } from '#schemas/money/minor-units.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useContractStep } from '../use-contract-step.ts';
import { DueFacts } from './due-facts.tsx';
import { type AboutDues, isOpen, keyOf } from './due-row.ts';
import { figure, sum } from './dues.css.ts';

interface DueDialogProps {
  /** One amount, or several to pay or request together. */
  dues: readonly ContractDue[];
  about: AboutDues;
  /** @param settled keys of the amounts that were paid or requested */
  onDone: (settled: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** How an amount was calculated, with the button to pay or request it. */
export function DueDialog({ dues, about, onDone, onClose }: DueDialogProps) {
  const { t } = useTranslation('agent-contracts');
  const { kind, side, currency } = about;
  const [one] = dues;
  const single = dues.length === 1 ? one : undefined;
  const amount = sumOf(dues.map(({ payable }) => payable));
  const account = single?.account ?? t('operator');
  const group = side === 'given' ? 'pay' : 'request';
  return (
    <Dialog
      small
      title={
        single ? t(`due.${side}`, { kind: t(`entry.${kind}`), account }) : t(`${group}.title`, { count: dues.length })
      }
      onClose={onClose}
    >
      <div className={stack[5]}>
        <div className={sum}>
          <span className={prose.note}>{t('column.payable')}</span>
          <bdi className={figure}>
            <Money amount={amount} currency={currency} />
          </bdi>
        </div>
        {single && <DueFacts due={single} about={about} />}
        {dues.some(isOpen) && (
          <Settle
            dues={dues.filter(isOpen)}
            about={about}
            amount={amount}
            onDone={() => {
              onDone(new Set(dues.map(keyOf)));
              onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

interface SettleProps extends Pick<DueDialogProps, 'dues' | 'about'> {
  onDone: () => void;
  amount: MinorUnits;
}

function Settle({ dues, about, amount, onDone }: SettleProps) {
  const { t } = useTranslation('agent-contracts');
  const { tag } = useCurrentLanguage();
  const { member } = useSession();
  const { busy, submit, error } = useSettleDues(about, dues, onDone);
  const { side, currency } = about;
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const balance = member?.balance;
  const isShort = side === 'given' && balance !== undefined && balance < amount;
  const isAsked = side === 'own' && dues.every(({ status }) => status === 'requested');
  if (isAsked) return <p className={prose.aside}>{t('request.waits')}</p>;
  return (
    <>
      {side === 'given' && balance !== undefined && !isShort && (
        <p className={prose.aside}>{t('pay.text', { left: money(minus(balance, amount)) })}</p>
      )}
      {side === 'own' && (
        <p className={prose.aside}>
          {t(dues.every(({ account }) => account === undefined) ? 'request.atOnce' : 'request.text')}
        </p>
      )}
      <DialogFoot notes={<Alert text={error ? describeRefusal(error, t) : undefined} />}>
        {isShort && <Alert tone="info" text={t('pay.short', { amount: money(minus(amount, balance)) })} />}
        {!isShort && (
          <Button look="primary" large wide busy={busy} onClick={() => void submit()}>
            {side === 'given' ? t('pay.action', { amount: money(amount) }) : t('request.action')}
          </Button>
        )}
      </DialogFoot>
    </>
  );
}

/** Pays downlines, or requests the agent's own amounts. Either all amounts succeed or none. */
function useSettleDues({ kind, side, currency }: AboutDues, dues: readonly ContractDue[], onDone: () => void) {
  const { t } = useTranslation('agent-contracts');
  const { tag } = useCurrentLanguage();
  const toasts = useToasts();
  const { busy, submit, error } = useContractStep(kind, (outcome) => {
    const isPaid = outcome.dues.every(({ status }) => status === 'paid');
    const amount = formatMoney(sumOf(outcome.dues.map(({ payable }) => payable)), currency, tag);
    const done = side === 'given' ? t('pay.done', { amount }) : t(isPaid ? 'request.paid' : 'request.done', { amount });
    toasts.show({ tone: 'success', text: done });
    onDone();
  });
  const dueIds = dues.flatMap(({ dueId }) => dueId ?? []);
  return { busy, error, submit: () => submit({ action: side === 'given' ? 'pay' : 'request', dueIds }) };
}
