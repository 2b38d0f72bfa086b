import { useDepositPage } from '#app/kinds/money-flow/page/use-deposit-page.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { empty } from './transfer.css.ts';

interface EmptyWalletProps {
  /** Name of the wallet that the money would leave. */
  wallet: string;
  /** It is the main wallet, which deposits fill. */
  isMain: boolean;
}

/** Says that a wallet has nothing to move, with the way to fill the main one. */
export function EmptyWallet({ wallet, isMain }: EmptyWalletProps) {
  const { t } = useTranslation('wallet');
  const deposit = useDepositPage();
  return (
    <div className={empty}>
      <p>{t('sheet.empty', { wallet })}</p>
      {isMain && deposit && (
        <LinkButton look="primary" to={memberPath(deposit.id)}>
          {t('sheet.deposit')}
        </LinkButton>
      )}
    </div>
  );
}
