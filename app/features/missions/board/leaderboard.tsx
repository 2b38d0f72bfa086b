import { useQuery } from '@tanstack/react-query';
import { ChipGroup } from '#app/kit/chips/chip-group.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import type { MissionLeaderboard } from '#schemas/generated/platform.ts';
import { PeriodEnd } from '../period-end.tsx';
import { useMissions } from '../use-missions.ts';
import { PERIODS, useMissionsAddress } from '../use-missions-address.ts';
import { bone, head, list, row } from './leaderboard.css.ts';
import { Place } from './place.tsx';

const SKELETONS = Array.from({ length: 10 }, (_, index) => index);

/** Members with the most completed missions of the day or week, and the member's own rank. */
export function Leaderboard() {
  const { t } = useTranslation('missions');
  const { period, choosePeriod } = useMissionsAddress();
  const { data, isError, refetch } = useQuery(useMissions().board(period));
  return (
    <>
      <div className={head}>
        <div>
          <p className={prose.aside}>{t('board.rule')}</p>
          <PeriodEnd endsAt={data?.endsAt} />
        </div>
        <ChipGroup
          label={t('board.period')}
          choices={PERIODS.map((value) => ({ value, label: t(`view.${value}`) }))}
          chosen={period}
          onChoose={(value) => choosePeriod(PERIODS.find((candidate) => candidate === value) ?? period)}
        />
      </div>
      {isError && !data ? (
        <Problem title={t('board.failed')} onAction={() => void refetch()} />
      ) : (
        <Board board={data} />
      )}
    </>
  );
}

function Board({ board }: { board: MissionLeaderboard | undefined }) {
  const { t } = useTranslation('missions');
  if (board?.entries.length === 0) {
    return (
      <Empty icon="trophy" title={t('board.none')} text={t('board.noneText')}>
        <LinkButton to={paths.index}>{t('find')}</LinkButton>
      </Empty>
    );
  }
  const isShown = board?.entries.some(({ self }) => self) ?? true;
  return (
    <>
      {board && !isShown && board.own.stars > 0 && (
        <ul className={list} aria-label={t('board.own')}>
          <Place entry={board.own} />
        </ul>
      )}
      {board?.own.stars === 0 && <p className={prose.aside}>{t('board.notYet')}</p>}
      <ol className={list} aria-label={t('view.board')} aria-busy={!board}>
        {board
          ? // biome-ignore lint/suspicious/noArrayIndexKey: two names that are masked may look the same.
            board.entries.map((entry, index) => <Place key={index} entry={entry} />)
          : SKELETONS.map((index) => (
              <li key={index} className={row}>
                <Skeleton className={bone} />
                <Skeleton className={bone} />
              </li>
            ))}
      </ol>
    </>
  );
}
