import { useBrand } from '#app/brand/brand-context.tsx';
import { button } from '#app/kit/button/button.css.ts';
import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import type { CameFrom } from '#app/shell/games/came-from.ts';
import { RETURNED } from '#app/shell/games/returned.ts';
import { memberPath } from '#app/shell/member/member-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { useLocation } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { supportAddress } from '#app/shell/support/support-address.ts';
import { transferPath } from '#app/shell/wallets/transfer-path.ts';
import { Notice } from './notice.tsx';

interface WalletNoticeProps {
  game: Game | undefined;
  lobby: string;
  onContinue: () => void;
}

/**
 * Explains that a vendor's own wallet needs money first. Sites without a transfer page show how to contact customer service,
 * if the brand has an address for it.
 */
export function WalletNotice({ game, lobby, onContinue }: WalletNoticeProps) {
  const { t } = useTranslation('games');
  const { url, email } = useBrand().support;
  const { pathname, search } = useLocation();
  const transfer = useSlot('memberPages').find(({ transfers, pending }) => transfers && !pending);
  const support = transfer ? undefined : supportAddress(url, email && `mailto:${email}`);
  const text = t(transfer ? 'wallet.text' : support ? 'wallet.ask' : 'wallet.alone');
  return (
    <Notice icon="wallet" title={t('wallet.title')} text={text} game={game} isAlert={false}>
      {transfer && (
        <LinkButton
          look="primary"
          to={game ? transferPath(transfer.id, game.vassalage) : memberPath(transfer.id)}
          state={{ from: `${pathname}${search}` } satisfies CameFrom}
        >
          {t('wallet.move')}
        </LinkButton>
      )}
      <Button look={transfer ? 'outline' : 'primary'} onClick={onContinue}>
        {t('wallet.play')}
      </Button>
      {support && (
        <a className={button.outline} href={support}>
          {t('wallet.support')}
        </a>
      )}
      {!transfer && (
        <LinkButton to={lobby} state={RETURNED}>
          {t('bar.back')}
        </LinkButton>
      )}
    </Notice>
  );
}
