import type { Game } from '#app/platform/games/game-of.ts';
import type { Banner, Notice, VendorCard } from '#schemas/generated/platform.ts';

export const someGame = (nodeId: number, more: Partial<Game> = {}): Game => ({
  nodeId,
  nodeName: `Game ${nodeId}`,
  vassalage: 'JDW',
  gameType: 'RNG',
  gameCode: `game-${nodeId}`,
  displayName: 'Jadeworks',
  showIcon: `/img/${nodeId}.svg`,
  isHot: 0,
  ...more,
});

interface Answers {
  games?: (query: URLSearchParams) => readonly Game[];
  hot?: readonly Game[];
  vendors?: readonly VendorCard[];
  banners?: readonly Banner[];
  notices?: readonly Notice[];
  /** Any other path, such as `POST /wps/game/launchGame`. */
  others?: Record<string, () => Response | Promise<Response>>;
}

/** For tests: a platform that answers what is given, and remembers what it was asked. */
export function answering({ games, hot = [], vendors = [], banners = [], notices = [], others = {} }: Answers) {
  const asked: { call: string; query: Record<string, string> }[] = [];
  const paths: Record<string, (query: URLSearchParams) => object> = {
    'GET /wps/relay/GCSGAME_gameList': (query) => {
      const all = games?.(query) ?? [];
      const [size, page] = [Number(query.get('pageSize')), Number(query.get('pageNo'))];
      return { games: all.slice((page - 1) * size, page * size), total: all.length };
    },
    'GET /wps/relay/GCSGAME_hotGamesV2': () => ({ value: hot }),
    'GET /wps/relay/GCSGAME_gameVendor': () => ({
      data: { lanes: vendors.map((card) => ({ title: card.gameType, cards: [card] })) },
    }),
    'GET /wps/relay/MCSFE_getListAnnouncements': () => ({
      value: { banners, notices, player: [], popup: [], promotion: [] },
    }),
  };
  const answer = async ({ method, url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    const call = `${method} ${pathname}`;
    asked.push({ call, query: Object.fromEntries(searchParams) });
    const known = paths[call];
    if (known) return Response.json({ success: true, ...known(searchParams) });
    return others[call]?.() ?? Response.json({ success: false, message: '', errorCode: 'not_found' }, { status: 404 });
  };
  return { answer, asked };
}
