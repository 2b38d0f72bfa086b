import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { memberPath } from '#app/shared/member/member-path.ts';
import { RETURNED } from '#app/shell/games/returned.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { Notice } from './notice.tsx';

interface WalletNoticeProps {
  game: Game | undefined;
  lobby: string;
  onContinue: () => void;
}

/**
 * Explains that a vendor has its own wallet, which needs money first. Without a transfer page the site only offers the game
 * and the way back.
 */
export function WalletNotice({ game, lobby, onContinue }: WalletNoticeProps) {
  const { t } = useTranslation('games');
  const transfer = useSlot('memberPages').find(({ transfers, pending }) => transfers && !pending);
  return (
    <Notice icon="wallet" title={t('wallet.title')} text={t('wallet.text')} game={game} isAlert={false}>
      {transfer && (
        <LinkButton look="primary" to={memberPath(transfer.id)}>
          {t('wallet.move')}
        </LinkButton>
      )}
      <Button look={transfer ? 'outline' : 'primary'} onClick={onContinue}>
        {t('wallet.play')}
      </Button>
      {!transfer && (
        <LinkButton to={lobby} state={RETURNED}>
          {t('bar.back')}
        </LinkButton>
      )}
    </Notice>
  );
}
