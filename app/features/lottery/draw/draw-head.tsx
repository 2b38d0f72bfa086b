import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Countdown } from '#app/kit/countdown/countdown.tsx';
import { GameThumb } from '#app/kit/game-tile/game-thumb.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { LotteryGame } from '#schemas/generated/platform.ts';
import { quiet } from '../look/text.css.ts';
import { rhythmOf } from '../menu/rhythm.ts';
import { art, clock, gameInfo, head, name, time, top } from './draw.css.ts';
import { LastDraw } from './last-draw.tsx';
import { type CurrentIssue, lotteryIssueKey } from './use-issue.ts';
import type { Opened } from './use-opened.ts';

interface DrawHeadProps {
  game: LotteryGame;
  issue: CurrentIssue;
  opened: Opened;
}

export function DrawHead({ game, issue, opened }: DrawHeadProps) {
  const { t } = useTranslation('lottery');
  const [due, setDue] = useState<string>();
  const image = useImageAddress();
  // The previous result stays hidden between the end of a draw and its numbers.
  const isDrawing = due === issue.issue || opened.isPlaceholderData;
  return (
    <section className={head} aria-label={game.gameName}>
      <div className={top}>
        <GameThumb className={art} image={image(game.showIcon)} size={60} />
        <div className={gameInfo}>
          <h1 className={name}>{game.gameName}</h1>
          <p className={quiet}>
            {t(...rhythmOf(game.everySeconds))} · <bdi>{t('draw.number', { issue: issue.issue })}</bdi>
          </p>
        </div>
        <IssueCountdown issue={issue} onDue={setDue} />
      </div>
      <LastDraw form={game.form} opened={opened} drawing={isDrawing ? due : undefined} />
    </section>
  );
}

interface IssueCountdownProps {
  issue: CurrentIssue;
  /** Called with the number of the draw whose time has come. */
  onDue: (issue: string) => void;
}

/** Counts down to the close of betting, then to the draw. Refetches the draw at the end of each. */
function IssueCountdown({ issue, onDue }: IssueCountdownProps) {
  const { t } = useTranslation('lottery');
  const queries = useQueryClient();
  if (issue.state === 'maintenance') return <p className={quiet}>{t('draw.maintenance')}</p>;
  const isOpen = issue.state === 'open';
  const say = (count: number) => {
    // The result itself is announced, so the draw is not.
    if (count === 0) return isOpen ? t('draw.closedNow') : '';
    return t(isOpen ? 'draw.sayOpen' : 'draw.sayClosed', { count });
  };
  const end = () => {
    if (!isOpen) onDue(issue.issue);
    void queries.invalidateQueries({ queryKey: [...lotteryIssueKey, issue.gameCode] });
  };
  return (
    <div className={time} data-open={isOpen}>
      <span className={quiet}>{t(isOpen ? 'draw.closesIn' : 'draw.drawIn')}</span>
      <span className={clock}>
        <Icon name={isOpen ? 'timer' : 'hourglass-medium'} size={24} />
        <Countdown
          key={`${issue.issue}-${issue.state}`}
          until={isOpen ? issue.closeTime : issue.drawTime}
          say={say}
          onEnd={end}
        />
      </span>
    </div>
  );
}
