import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { ContractDue } from '#schemas/generated/platform.ts';
import { sumOf } from '#schemas/money/minor-units.ts';
import { useContractStep } from '../use-contract-step.ts';
import type { AboutDues } from './due-row.ts';

/** Pays amounts to downlines, or requests the agent's own; all of them or none. */
export function useSettleDues({ kind, side, currency }: AboutDues, dues: readonly ContractDue[], onDone: () => void) {
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
