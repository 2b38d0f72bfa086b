import { randomFrom } from '#sandbox/artwork/random.ts';
import type { CatalogueGame } from '#sandbox/catalogue/catalogue.ts';
import type { Below, Round } from './round.ts';

/** Invented, and not translated: names of clubs, players and teams. A club plays at one vendor, so that it has one match at a time. */
const CLUBS = [
  'Harbor City',
  'Northgate',
  'Riverside',
  'Old Mill',
  'Eastport',
  'Summit Town',
  'Valley United',
  'Kingsway',
];
const OTHER_CLUBS = [
  'Stonebridge',
  'Lakeside',
  'Greenfield',
  'Castle Row',
  'Marlow Albion',
  'Westbrook',
  'Port Vale Rovers',
  'Hillcrest',
];
const PLAYERS = ['A. Marlow', 'J. Santos', 'K. Ito', 'L. Moreau', 'D. Okafor', 'P. Nguyen', 'R. Castillo', 'T. Berg'];
const OTHER_PLAYERS = [
  'S. Alder',
  'M. Reyes',
  'Y. Tanaka',
  'C. Dubois',
  'E. Adeyemi',
  'H. Tran',
  'N. Novak',
  'O. Lind',
];
const TEAMS = [
  'Nightjar',
  'Ironclad',
  'Paper Tigers',
  'Blue Shift',
  'Deep Six',
  'Redline',
  'Lantern Five',
  'Zero Hour',
];
const ROOSTERS = [
  'Meron · Kalawit',
  'Wala · Bulik',
  'Meron · Talisayin',
  'Wala · Dome',
  'Meron · Alimbuyugin',
  'Wala · Puti',
];

/** A vendor whose sides are the others. */
const OTHER_VENDOR = 'HLF';

const SOLO = /tennis|boxing|golf|badminton|darts|snooker|skiing|sailing|swimming|cycling|fights|racing|horses/i;

const FIXTURES = 3;
const RETURNED = 0.94;

export interface Fixture {
  readonly home: string;
  readonly away: string;
  /** Multiples of the stake by outcome; a sport without draws has none for a draw. */
  readonly odds: Readonly<Record<string, number>>;
}

export type Style = 'goals' | 'points' | 'sets';

/** Matches to bet on; a bet names the place of its match and the outcome. */
export const match: Round = {
  picks: (game) =>
    Object.fromEntries(
      fixturesOf(game).flatMap(({ odds }, index) =>
        Object.entries(odds).map(([outcome, multiple]) => [
          `${index}-${outcome}`,
          [{ chance: RETURNED / multiple, multiple }],
        ]),
      ),
    ),
  table: (game) => ({ fixtures: fixturesOf(game), style: styleOf(game) }),
  scene: ({ game, pick, multiple }, below) => {
    const [index = '0', wanted = 'home'] = pick.split('-');
    const { odds = {} } = fixturesOf(game)[Number(index)] ?? {};
    const others = Object.keys(odds).filter((outcome) => outcome !== wanted);
    const outcome = multiple > 0 ? wanted : (others[below(others.length)] ?? 'home');
    return { outcome, score: scoreOf(styleOf(game), outcome, below) };
  },
};

export function styleOf({ name, gameType }: CatalogueGame): Style {
  if (/football|hockey|corner|rugby|gridiron/i.test(name)) return 'goals';
  return /basket/i.test(name) && gameType === 'SPORTS' ? 'points' : 'sets';
}

/** Deterministic fixtures of a game. */
export function fixturesOf(game: CatalogueGame): Fixture[] {
  const random = randomFrom(game.nodeId);
  const names = sideNames(game, random);
  return Array.from({ length: FIXTURES }, (_, index) => {
    const home = 0.3 + random() * 0.4;
    const draw = styleOf(game) === 'goals' ? 0.24 : 0;
    const shares = { home: home * (1 - draw), ...(draw && { draw }), away: (1 - home) * (1 - draw) };
    const odds = Object.fromEntries(Object.entries(shares).map(([outcome, share]) => [outcome, oddsOf(share)]));
    return { home: names[index * 2] ?? '', away: names[index * 2 + 1] ?? '', odds };
  });
}

/** Rounds odds to tenths, so that stakes of whole tens win whole units. */
function oddsOf(share: number): number {
  return Math.round((RETURNED / share) * 10) / 10;
}

function scoreOf(style: Style, outcome: string, below: Below): Record<'home' | 'away', number> {
  const low = style === 'sets' ? below(2) : style === 'points' ? 78 + below(24) : below(3);
  if (outcome === 'draw') return { home: low, away: low };
  const high = style === 'sets' ? 2 : low + 1 + below(style === 'points' ? 18 : 3);
  return outcome === 'home' ? { home: high, away: low } : { home: low, away: high };
}

/** The sides of a game's matches: two for each, in an order of the game's own. */
function sideNames({ name, gameType, vassalage }: CatalogueGame, random: () => number): string[] {
  // Cockfights have fixed corners.
  if (vassalage === 'DS88') return ROOSTERS;
  const [clubs, players] = vassalage === OTHER_VENDOR ? [OTHER_CLUBS, OTHER_PLAYERS] : [CLUBS, PLAYERS];
  const names = gameType === 'ESPORTS' ? TEAMS : SOLO.test(name) ? players : clubs;
  return names
    .map((side) => ({ side, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ side }) => side);
}
