import { describe, expect, it } from 'vitest';
import { type GameStart, gameStart, type Startable } from './game-start.ts';

const statuses = ['guest', 'trial', 'member', 'agent'] as const;
const vendors = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT', 'JDW'] as const;
const entries = [undefined, 'VASSALAGE', 'GAME'] as const;
const types = ['ELOTT', 'LOTT', 'RNG', 'BG', undefined] as const;
const sites = [true, false] as const;

const everything = statuses.flatMap((status) =>
  vendors.flatMap((vassalage) =>
    entries.flatMap((isGame) =>
      types.flatMap((gameType) => sites.map((pages) => ({ status, vassalage, isGame, gameType, pages }))),
    ),
  ),
);
type Situation = (typeof everything)[number];

const pages = [
  { path: '/index' },
  { path: '/vnLottery', plays: ['TCG_LOTTO_VN'], opensGame: true },
  { path: '/seaLottery', plays: ['TCG_SEA'] },
  { path: '/lottery', plays: ['LOTT', 'ELOTT'] },
] as const;

const start = ({ status, vassalage, isGame, gameType, pages: hasPages }: Situation) => {
  const game: Startable = { vassalage, gameCode: 'mb 1', ...(isGame && { isGame }), ...(gameType && { gameType }) };
  return gameStart(game, { status, routes: hasPages ? pages : [] });
};

/** The specification's rules in order; the first that applies decides. */
const RULES: readonly { says: string; when: (situation: Situation) => boolean; start: GameStart }[] = [
  { says: 'visitor', when: ({ status }) => status === 'guest', start: { kind: 'log-in' } },
  { says: 'trial account', when: ({ status }) => status === 'trial', start: { kind: 'real-account' } },
  {
    says: 'TCG_LOTTO_VN',
    when: ({ vassalage, gameType, pages }) => pages && gameType !== 'BG' && vassalage === 'TCG_LOTTO_VN',
    start: { kind: 'page', to: '/vnLottery?gameCode=mb+1' },
  },
  {
    says: 'TCG_SEA',
    when: ({ vassalage, gameType, pages }) => pages && gameType !== 'BG' && vassalage === 'TCG_SEA',
    start: { kind: 'page', to: '/seaLottery' },
  },
  {
    says: 'LOTT or ELOTT',
    when: ({ vassalage, gameType, pages }) => pages && gameType !== 'BG' && /^E?LOTT$/.test(vassalage),
    start: { kind: 'page', to: '/lottery' },
  },
  { says: 'VASSALAGE', when: ({ isGame }) => isGame === 'VASSALAGE', start: { kind: 'vendor-list' } },
  { says: 'any other game', when: () => true, start: { kind: 'launch' } },
];

describe.each(RULES)('rule: $says', ({ says, start: expected }) => {
  const of = everything.filter((situation) => RULES.find(({ when }) => when(situation))?.says === says);
  // @proves 3.18, 4.50
  it('decides every situation that no earlier rule does', () => {
    expect(of.length).toBeGreaterThan(0);
    for (const situation of of) expect(start(situation), JSON.stringify(situation)).toEqual(expected);
  });
});

// @proves 2.35
it('lets a trial account play the vendor’s own demo, and nobody else', () => {
  const game: Startable = { vassalage: 'JDW', gameCode: 'ronin', gameType: 'RNG', demo: true };
  const kindFor = (status: (typeof statuses)[number]) => gameStart(game, { status, routes: pages }).kind;
  expect(statuses.map(kindFor)).toEqual(['log-in', 'demo', 'launch', 'launch']);
});

// @proves 4.51
it('opens the Vietnamese lotteries’ page without a game if none is named', () => {
  const vendor: Startable = { vassalage: 'TCG_LOTTO_VN', gameType: 'ELOTT' };
  expect(gameStart(vendor, { status: 'member', routes: pages })).toEqual({ kind: 'page', to: '/vnLottery' });
});
