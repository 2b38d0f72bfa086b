import { Button } from '#app/kit/button/button.tsx';
import { foot, footLine } from '#app/kit/card/card.css.ts';
import { CardFailed } from '#app/kit/card/card-failed.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { KYC } from '#app/shell/verification/modal-ids.ts';
import type { WithdrawalTerms } from '#schemas/generated/platform.ts';

interface CardFootProps {
  terms: WithdrawalTerms | undefined;
  isFailed: boolean;
  /** Whether accounts can be added: the identity is verified, or that is not required. */
  isOpen: boolean;
  onRetry: () => void;
}

/** Says what is missing and offers a retry, the verification, or a first account. */
export function CardFoot({ terms, isFailed, isOpen, onRetry }: CardFootProps) {
  const { t } = useTranslation('withdrawal');
  const modals = useModals();
  if (!terms) return isFailed ? <CardFailed text={t('card.failed')} onRetry={onRetry} /> : null;
  if (!isOpen) {
    return (
      <div className={footLine}>
        <p>{t('card.unverified')}</p>
        <Button onClick={() => modals.open(KYC)}>{t('card.verify')}</Button>
      </div>
    );
  }
  const { accounts, maxAccounts } = terms;
  if (accounts.length === 0) return <p className={foot}>{t('card.empty')}</p>;
  if (accounts.length >= maxAccounts) return <p className={foot}>{t('accounts.full', { count: maxAccounts })}</p>;
  return null;
}
