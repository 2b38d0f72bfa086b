import { button } from '#app/kit/button/button.css.ts';
import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { RETURNED } from '#app/shell/games/returned.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { Notice } from './notice.tsx';
import { useGameWindow } from './use-game-window.ts';

interface GameWindowProps {
  address: string;
  game: Game;
  lobby: string;
}

/** Opens a game in its own window, or shows a link if the browser blocks that. */
export function GameWindow({ address, game, lobby }: GameWindowProps) {
  const { t } = useTranslation('games');
  const { state, show } = useGameWindow(address);
  const words = { title: t(`window.${state}`, { game: game.nodeName }), text: t(`window.${state}Text`) };
  return (
    <Notice
      icon={state === 'blocked' ? 'warning-circle' : 'arrow-square-out'}
      {...words}
      game={game}
      isAlert={state === 'blocked'}
    >
      {state === 'open' && (
        <Button look="primary" onClick={show}>
          {t('window.show')}
        </Button>
      )}
      {state === 'blocked' && (
        <a className={button.primary} href={address} target="_blank" rel="noopener">
          {t('window.byHand')}
        </a>
      )}
      <LinkButton to={lobby} state={RETURNED}>
        {t('bar.back')}
      </LinkButton>
    </Notice>
  );
}
