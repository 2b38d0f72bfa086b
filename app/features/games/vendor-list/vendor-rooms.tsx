import { useQuery } from '@tanstack/react-query';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { roomList } from '#app/platform/generated/operations/room-list.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { gameAddress } from '#app/shell/games/game-address.ts';
import { Link, useLocation } from '#app/shell/router/router.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import type { RoomListValue } from '#schemas/generated/validators/roomList.js';
import { limits, line, lines, link, playerCount } from './vendor-list.css.ts';

/** Milliseconds between polls of the tables. */
const POLL_INTERVAL = 30_000;
const SKELETONS = [0, 1, 2, 3, 4];

type Room = RoomListValue[number];

/** A vendor's live tables with their limits, number of players and state. */
export function VendorRooms({ vendor: { vassalage } }: { vendor: VendorCard }) {
  const { t } = useTranslation('games');
  const platform = usePlatform();
  const { data, isError, refetch } = useQuery({
    queryKey: ['rooms', vassalage],
    queryFn: ({ signal }) => roomList(platform, { vassalage }, { signal }),
    select: (rooms) => rooms.toSorted((a, b) => Number(b.open) - Number(a.open)),
    refetchInterval: POLL_INTERVAL,
  });
  if (isError && !data) return <Problem title={t('problem.list')} onAction={() => void refetch()} />;
  if (data?.length === 0)
    return <Empty icon="cards-three" title={t('empty.category')} text={t('empty.categoryText')} />;
  return (
    <ul className={lines} aria-busy={!data}>
      {data
        ? data.map((room) => <RoomLine key={room.roomId} room={room} vassalage={vassalage} />)
        : SKELETONS.map((index) => (
            <li key={index} className={line}>
              <Skeleton />
            </li>
          ))}
    </ul>
  );
}

function RoomLine({ room, vassalage }: { room: Room; vassalage: string }) {
  const { t } = useTranslation('games');
  const { pathname, search } = useLocation();
  const { name, gameCode, minBet, maxBet, currency, players, open } = room;
  return (
    <li className={line} data-closed={!open || undefined}>
      {open ? (
        <Link
          className={link}
          dir="auto"
          to={gameAddress({ vassalage, gameType: 'LIVE', gameCode })}
          state={{ from: `${pathname}${search}` }}
        >
          {name}
        </Link>
      ) : (
        <span dir="auto">{name}</span>
      )}
      <span className={limits}>
        <Money amount={minBet} currency={currency} /> – <Money amount={maxBet} currency={currency} />
      </span>
      <span className={playerCount}>
        {open ? (
          <>
            <Icon name="users-three" size={16} />
            {t('list.players', { count: players })}
          </>
        ) : (
          t('list.closed')
        )}
      </span>
    </li>
  );
}
