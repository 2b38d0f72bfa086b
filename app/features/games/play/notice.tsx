import type { ReactNode } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { GamePoster } from './game-poster.tsx';
import { actions, notice, noticeSign, noticeText, noticeTitle, noticeWords } from './play.css.ts';

interface NoticeProps {
  icon: IconName;
  title: string;
  text: string;
  /** Whose picture stands beside it. */
  game?: Game | undefined;
  /** It is said at once, since something has gone wrong. */
  isAlert: boolean;
  /** The ways on. */
  children: ReactNode;
}

/** What stands in the place of a game. */
export function Notice({ icon, title, text, game, isAlert, children }: NoticeProps) {
  return (
    <div className={notice} role={isAlert ? 'alert' : 'status'}>
      {game && <GamePoster small game={game} />}
      <div className={noticeWords}>
        <span className={noticeSign}>
          <Icon name={icon} size={game ? 28 : 40} />
        </span>
        <h2 className={noticeTitle}>{title}</h2>
        <p className={noticeText}>{text}</p>
        <div className={actions}>{children}</div>
      </div>
    </div>
  );
}
