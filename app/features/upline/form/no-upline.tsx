import { useBrand } from '#app/brand/brand-context.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** Says that the account has no upline, and leads to withdrawals, the other way to take money out. */
export function NoUpline() {
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
