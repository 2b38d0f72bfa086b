import type { CatalogueGame } from '#sandbox/catalogue/catalogue.ts';

/** Invented, and not translated: names of clubs, players and teams. */
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
const PLAYERS = ['A. Marlow', 'J. Santos', 'K. Ito', 'L. Moreau', 'D. Okafor', 'P. Nguyen', 'R. Castillo', 'T. Berg'];
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

const SOLO = /tennis|boxing|golf|badminton|darts|snooker|skiing|sailing|swimming|cycling|fights|racing|horses/i;

/** The sides of a game's matches: two for each, in an order of the game's own. */
export function sideNames({ name, gameType, vassalage }: CatalogueGame, random: () => number): string[] {
  // Cockfights have fixed corners.
  if (vassalage === 'DS88') return ROOSTERS;
  const names = gameType === 'ESPORTS' ? TEAMS : SOLO.test(name) ? PLAYERS : CLUBS;
  return names
    .map((side) => ({ side, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ side }) => side);
}
