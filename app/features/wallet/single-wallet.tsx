import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import type { WalletBalances } from '#schemas/generated/platform.ts';
import { MainWallet } from './main-wallet.tsx';
import { boneCard, links, note, page, single } from './wallet.css.ts';

/** The balance of a merchant with one wallet, with links to deposit and withdraw. */
export function SingleWallet({ balances: { balance, currency } }: { balances: WalletBalances }) {
  const { t } = useTranslation('wallet');
  const entryText = useEntryText();
  const pages = useSlot('memberPages').filter(({ button, pending }) => button && !pending);
  const parts = useSlot('walletParts').filter(({ pending }) => !pending);
  return (
    <div className={parts.length > 0 ? page : single}>
      <div className={single}>
        <MainWallet balances={{ balance, currency }} />
        <p className={note}>{t('onlyMain')}</p>
        <div className={links}>
          {pages.map(({ id, button, label, namespace }) => (
            <LinkButton key={id} to={memberPath(id)} {...(button && { look: button })}>
              {entryText(namespace, label)}
            </LinkButton>
          ))}
        </div>
      </div>
      {parts.map(({ namespace, screen }) => (
        <ScreenView key={namespace} screen={screen} props={{}} fallback={<Skeleton className={boneCard} />} />
      ))}
    </div>
  );
}
