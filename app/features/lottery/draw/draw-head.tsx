import { useQueryClient } from '@tanstack/react-query';
import { Countdown } from '../../../kit/countdown/countdown.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { LotteryGame, OpenedDraw } from '../../../platform/contract.ts';
import { useImageAddress } from '../../../shell/status/use-image-address.ts';
import { rhythmOf } from '../menu/rhythm.ts';
import { art, clock, head, name, quiet, time, top, what } from './draw.css.ts';
import { LastDraw } from './last-draw.tsx';
import { type CurrentIssue, ISSUES } from './use-issue.ts';

interface DrawHeadProps {
  game: LotteryGame;
  issue: CurrentIssue;
  last: OpenedDraw | undefined;
}

/** Which game it is, how long it takes bets, and what came out last. */
export function DrawHead({ game, issue, last }: DrawHeadProps) {
  const { t } = useTranslation('lottery');
  const image = useImageAddress();
  return (
    <section className={head} aria-label={game.gameName}>
      <div className={top}>
        <img className={art} src={`${image(game.showIcon)}?shape=square&title=none`} alt="" width={60} height={60} />
        <div className={what}>
          <h1 className={name}>{game.gameName}</h1>
          <p className={quiet}>
            {t(...rhythmOf(game.everySeconds))} · <bdi>{t('draw.number', { issue: issue.issue })}</bdi>
          </p>
        </div>
        <Time issue={issue} />
      </div>
      <LastDraw draw={last} />
    </section>
  );
}

/** Until sales close, then until the draw; when either is over the platform is asked what comes next. */
function Time({ issue }: { issue: CurrentIssue }) {
  const { t } = useTranslation('lottery');
  const queries = useQueryClient();
  if (issue.state === 'maintenance') return <p className={quiet}>{t('draw.maintenance')}</p>;
  const isOpen = issue.state === 'open';
  const say = (count: number) => {
    if (count === 0) return t(isOpen ? 'draw.closedNow' : 'draw.drawnNow');
    return t(isOpen ? 'draw.sayOpen' : 'draw.sayClosed', { count });
  };
  return (
    <div className={time}>
      <span className={quiet}>{t(isOpen ? 'draw.closesIn' : 'draw.drawIn')}</span>
      <span className={clock}>
        <Icon name="timer" size={24} />
        <Countdown
          key={`${issue.issue}-${issue.state}`}
          until={isOpen ? issue.closeTime : issue.drawTime}
          say={say}
          onEnd={() => void queries.invalidateQueries({ queryKey: [ISSUES, issue.gameCode] })}
        />
      </span>
    </div>
  );
}
