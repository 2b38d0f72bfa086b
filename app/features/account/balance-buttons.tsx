import { IconButton } from '#app/kit/button/icon-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { useBalance } from './use-balance.ts';

type Balance = Pick<ReturnType<typeof useBalance>, 'shown' | 'toggle' | 'refresh' | 'busy' | 'failed'>;

/** Shows or hides the balance. */
export function BalanceEye({ shown, toggle }: Balance) {
  const { t } = useTranslation('account');
  return (
    <IconButton icon={shown ? 'eye' : 'eye-slash'} label={t('balance.show')} aria-pressed={shown} onClick={toggle} />
  );
}

/** Refreshes the balance; after a failure it says so and offers a retry. */
export function BalanceRefresh({ refresh, busy, failed }: Balance) {
  const { t } = useTranslation('account');
  return (
    <IconButton
      icon={failed ? 'warning-circle' : 'arrow-clockwise'}
      label={t(failed ? 'balance.failed' : 'balance.refresh')}
      aria-busy={busy}
      onClick={refresh}
    />
  );
}
