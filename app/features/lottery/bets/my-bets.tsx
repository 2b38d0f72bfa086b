import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Pagination } from '#app/kit/pagination/pagination.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useGameRecord } from '#app/shell/member/use-game-record.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import type { LotteryGame } from '#schemas/generated/platform.ts';
import { BetRow } from './bet-row.tsx';
import { bone, rows } from './bets.css.ts';
import { useMyBets } from './use-my-bets.ts';

interface MyBetsProps {
  game: LotteryGame;
  onBet: () => void;
}

/** The player's bets, the latest first; open ones update when they are settled. */
export function MyBets({ game, onBet }: MyBetsProps) {
  const { t } = useTranslation('lottery');
  const { member } = useSession();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useMyBets(page);
  if (!data && isError) {
    return <Problem title={t('bets.failed')} onAction={() => void refetch()} />;
  }
  if (data?.totalPages === 0) {
    return (
      <Empty icon="ticket" title={t('bets.empty')} text={t('bets.emptyText')}>
        <Button onClick={onBet}>{t('bets.start')}</Button>
        <RecordLink nodeId={game.nodeId} />
      </Empty>
    );
  }
  const pageWords = {
    label: t('bets.pages'),
    previous: t('bets.previous'),
    next: t('bets.next'),
    page: (number: number) => t('bets.page', { number }),
    place: (number: number, all: number) => t('bets.place', { number, all }),
  };
  return (
    <>
      <ul className={rows} aria-label={t('bets.title')} aria-busy={!data}>
        {data
          ? data.content.map((bet) => <BetRow key={bet.betId} bet={bet} currency={member?.currency ?? ''} />)
          : ['first', 'second', 'third'].map((name) => (
              <li key={name}>
                <Skeleton className={bone} />
              </li>
            ))}
      </ul>
      {data && <Pagination page={page} count={data.totalPages} words={pageWords} onPage={setPage} />}
      <RecordLink nodeId={game.nodeId} />
    </>
  );
}

/** Link to the record of all settled bets on a game. */
function RecordLink({ nodeId }: { nodeId: number }) {
  const entryText = useEntryText();
  const link = useGameRecord(nodeId);
  if (!link) return null;
  const { to, state, record } = link;
  return (
    <LinkButton to={to} state={state}>
      {entryText(record.namespace, record.label)}
    </LinkButton>
  );
}
