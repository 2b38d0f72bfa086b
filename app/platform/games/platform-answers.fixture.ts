import type { Banner, Notice, VendorCard } from '#schemas/generated/platform.ts';
import { type Fakes, fakePlatform } from '../fake-platform.fixture.ts';
import type { Game } from './game-of.ts';

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
  games?: (query: Record<string, string>) => readonly Game[];
  hot?: readonly Game[];
  vendors?: readonly VendorCard[];
  banners?: readonly Banner[];
  notices?: readonly Notice[];
  /** Fakes for other operations, or overrides of the ones above. */
  others?: Fakes;
}

/** Fakes a platform with these games and vendors for a test. */
export function answering(
  { games, hot = [], vendors = [], banners = [], notices = [], others = {} }: Answers,
  elsewhere?: (address: string) => Response,
) {
  const fakes: Fakes = {
    gameList: ({ query }) => {
      const all = games?.(query) ?? [];
      const [size, page] = [Number(query['pageSize']), Number(query['pageNo'])];
      return { games: all.slice((page - 1) * size, page * size), total: all.length };
    },
    hotGames: () => [...hot],
    gameVendor: () => ({ lanes: vendors.map((card) => ({ title: card.gameType, cards: [card] })) }),
    announcements: () => ({ banners: [...banners], notices: [...notices], player: [], popup: [], promotion: [] }),
    ...others,
  };
  return fakePlatform(fakes, elsewhere);
}
