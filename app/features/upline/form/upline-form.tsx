import { useBrand } from '#app/brand/brand-context.tsx';
import { Blocked, blockOf } from '#app/kinds/money-flow/blocked.tsx';
import { FlowSkeleton } from '#app/kinds/money-flow/page/flow-skeleton.tsx';
import { main, side, split } from '#app/kinds/money-flow/page/split.css.ts';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { useTerms } from '../upline-queries.ts';
import { AmountForm } from './amount-form.tsx';
import { HeldBack } from './held-back.tsx';
import { Recipient } from './recipient.tsx';
import { TransferList } from './transfer-list.tsx';
import { form } from './upline-form.css.ts';

/** The amount form, or why no transfer is possible, above the last transfers. */
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

/** Says that the account has no upline and links to withdrawals instead. */
function NoUpline() {
  const { t } = useTranslation('upline');
  const entryText = useEntryText();
  const brand = useBrand();
  const withdrawal = useSlot('memberPages').find(({ id, pending }) => id === 'withdraw' && !pending);
  return (
    <Empty icon="users-three" title={t('none.title')} text={t('none.text', { brand: brand.name })}>
      {withdrawal && (
        <LinkButton look="primary" to={memberPath(withdrawal.id)}>
          {entryText(withdrawal.namespace, withdrawal.label)}
        </LinkButton>
      )}
    </Empty>
  );
}
