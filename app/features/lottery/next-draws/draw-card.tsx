import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { button } from '#app/kit/button/button.css.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Countdown } from '#app/kit/countdown/countdown.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useNear } from '#app/kit/near/use-near.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { Link } from '#app/shell/router/router.ts';
import type { LotteryGame } from '#schemas/generated/platform.ts';
import { Balls } from '../draw/balls.tsx';
import { mainNumbers } from '../draw/main-numbers.ts';
import { lotteryIssueKey } from '../draw/use-issue.ts';
import { useOpened } from '../draw/use-opened.ts';
import { pages } from '../feature.json';
import { quiet } from '../look/text.css.ts';
import { bones, card, foot, head, time } from './draw-card.css.ts';
import type { NextDraw } from './use-issues.ts';

/** Balls that fit on one line of a card. */
const MOST_BALLS = 6;

/** A lottery with its last numbers, the time left and a link to bet. */
export function DrawCard({ game, issue }: NextDraw) {
  const { t } = useTranslation('lottery');
  // Load the numbers when the card scrolls near: a phone shows two of six cards.
  const { ref, near } = useNear();
  // The platform names the next step a moment after one is over.
  const [over, setOver] = useState<string>();
  const step = `${issue.issue}-${issue.state}`;
  const to = `${pages.lottery.path}?${new URLSearchParams({ gameCode: game.gameCode })}`;
  return (
    <article ref={ref} className={card} aria-label={game.gameName}>
      <div className={head}>
        <h3 className={prose.lead} dir="auto">
          {game.gameName}
        </h3>
        <bdi className={quiet}>{t('draw.number', { issue: issue.forBets })}</bdi>
      </div>
      <LastNumbers game={game} upcoming={near ? issue.issue : undefined} />
      <div className={foot}>
        <TimeLeft key={step} issue={issue} onEnd={() => setOver(step)} />
        {over === step ? (
          <Button look="primary" disabled>
            {t('next.closed')}
          </Button>
        ) : (
          <Link className={button.primary} to={to} aria-label={t('next.betOn', { game: game.gameName })}>
            {t('next.bet')}
          </Link>
        )}
      </div>
    </article>
  );
}

interface LastNumbersProps {
  game: LotteryGame;
  /** Undefined while the card is off screen, which disables the query. */
  upcoming: string | undefined;
}

function LastNumbers({ game, upcoming }: LastNumbersProps) {
  const { t } = useTranslation('lottery');
  const { data, isPending } = useOpened(game, upcoming);
  const draw = data?.find(({ status }) => status !== 'cancelled');
  if (isPending) return <Skeleton className={bones} />;
  if (!draw) return <span className={quiet}>{t('results.empty')}</span>;
  const label = t('draw.numbers', { issue: draw.issue });
  return <Balls small label={label} form={game.form} numbers={mainNumbers(draw).slice(0, MOST_BALLS)} />;
}

interface TimeLeftProps extends Pick<NextDraw, 'issue'> {
  onEnd: () => void;
}

/** Counts down to the close of betting, then to the draw. Silent for screen readers, as a page has many. */
function TimeLeft({ issue: { state, gameCode, closeTime, drawTime }, onEnd }: TimeLeftProps) {
  const { t } = useTranslation('lottery');
  const queries = useQueryClient();
  const isOpen = state === 'open';
  const end = () => {
    onEnd();
    void queries.invalidateQueries({ queryKey: [...lotteryIssueKey, gameCode] });
  };
  return (
    <span className={time} data-open={isOpen} title={t(isOpen ? 'draw.closesIn' : 'draw.drawIn')}>
      <Icon name={isOpen ? 'timer' : 'hourglass-medium'} size={18} />
      <Countdown until={isOpen ? closeTime : drawTime} say={() => ''} onEnd={end} />
    </span>
  );
}
