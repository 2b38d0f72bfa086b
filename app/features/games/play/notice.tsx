import type { ReactNode } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { GamePoster } from './game-poster.tsx';
import { actions, notice, noticeText, noticeTitle, noticeWords } from './play.css.ts';

interface NoticeProps {
  icon: IconName;
  title: string;
  text: string;
  /** The game whose picture is shown next to the text. */
  game?: Game | undefined;
  /** Announces the notice as an alert, for errors. */
  isAlert: boolean;
  children: ReactNode;
}

/** A message that replaces a game. */
export function Notice({ icon, title, text, game, isAlert, children }: NoticeProps) {
  return (
    <div className={notice} role={isAlert ? 'alert' : 'status'}>
      {game && <GamePoster small game={game} />}
      <div className={noticeWords}>
        <span className={prose.quiet}>
          <Icon name={icon} size={game ? 28 : 40} />
        </span>
        <h2 className={noticeTitle}>{title}</h2>
        <p className={noticeText}>{text}</p>
        <div className={actions}>{children}</div>
      </div>
    </div>
  );
}
