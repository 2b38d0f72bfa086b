import { Button } from '../../../kit/button/button.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { Game } from '../../../platform/contract.ts';
import { RETURNED } from '../../../shell/games/returned.ts';
import { memberPath } from '../../../shell/member/member-path.ts';
import { LinkButton } from '../../../shell/router/link-button.tsx';
import { useSlot } from '../../../shell/slots/use-slot.ts';
import { Notice } from './notice.tsx';

interface WalletNoticeProps {
  game: Game | undefined;
  lobby: string;
  onGoOn: () => void;
}

/**
 * Says of an operator whose vendors have wallets of their own that money has to be there before it can be played with. A
 * site without the page that moves money has the game and the way back alone.
 */
export function WalletNotice({ game, lobby, onGoOn }: WalletNoticeProps) {
  const { t } = useTranslation('games');
  const canMove = useSlot('memberPages').some(({ id, pending }) => id === 'transferFund' && !pending);
  return (
    <Notice icon="wallet" title={t('wallet.title')} text={t('wallet.text')} game={game} isAlert={false}>
      {canMove && (
        <LinkButton look="primary" to={memberPath('transferFund')}>
          {t('wallet.move')}
        </LinkButton>
      )}
      <Button look={canMove ? 'outline' : 'primary'} onClick={onGoOn}>
        {t('wallet.play')}
      </Button>
      {!canMove && (
        <LinkButton to={lobby} state={RETURNED}>
          {t('bar.back')}
        </LinkButton>
      )}
    </Notice>
  );
}
