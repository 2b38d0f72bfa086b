import { Blocked, blockOf } from '#app/kinds/money-flow/blocked.tsx';
import { FlowSkeleton } from '#app/kinds/money-flow/page/flow-skeleton.tsx';
import { main, side, split } from '#app/kinds/money-flow/page/split.css.ts';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useTerms } from '../upline-queries.ts';
import { AmountForm } from './amount-form.tsx';
import { HeldBack } from './held-back.tsx';
import { NoUpline } from './no-upline.tsx';
import { Recipient } from './recipient.tsx';
import { TransferList } from './transfer-list.tsx';
import { form } from './upline-form.css.ts';

/** The amount for the upline, or why nothing can be transferred, above the last transfers. */
export function UplineForm() {
  const { t } = useTranslation('upline');
  const { data: terms, isError, refetch } = useTerms();
  if (!terms) {
    if (!isError) return <FlowSkeleton className={form} />;
    return <Problem title={t('failed')} onAction={() => void refetch()} />;
  }
  const { upline } = terms;
  const block = blockOf(terms, upline?.accepts === false);
  const last = <TransferList hasUpline={upline !== undefined} />;
  if (upline && block)
    return (
      <div className={split}>
        <div className={main}>
          <Blocked {...{ t, terms, block }} closed={t('blocked.closed')} />
          <Recipient upline={upline} />
          <HeldBack terms={terms} />
        </div>
        <div className={side}>{last}</div>
      </div>
    );
  return (
    <div className={form}>
      {upline ? <AmountForm terms={terms} upline={upline} /> : <NoUpline />}
      {last}
    </div>
  );
}
