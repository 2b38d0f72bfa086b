import type { SeedPerson } from '../seed-plan/planned-member.ts';

/** Agents of the demo agent's team: account, its upline, its rate, and how many members it has directly below. */
const AGENTS = [
  ['coral12', 'agent3', 75, 5],
  ['harbor88', 'agent3', 75, 4],
  ['mangga7', 'agent3', 70, 3],
  ['sinag21', 'agent3', 65, 3],
  ['luzon60', 'agent3', 60, 2],
  ['bukid33', 'agent3', 55, 2],
  ['banaba5', 'mangga7', 60, 4],
  ['hapon14', 'mangga7', 50, 3],
  ['gabi09', 'coral12', 50, 3],
  ['alon44', 'coral12', 55, 2],
  ['ulan18', 'banaba5', 45, 4],
  ['hangin2', 'ulan18', 30, 3],
] as const;

const MEMBERS = [
  'jundela', 'rica07', 'paolom', 'tess88', 'kikor', 'mayal', 'anareyes', 'litob', 'carlo19', 'divina3', 'elmer51', 'fritz8',
  'gemma27', 'hanna4', 'ivan73', 'joy205', 'karlo6', 'lorna9', 'migs11', 'nena40', 'oscar2', 'pilar66', 'quino1', 'rhea30',
  'sonia5', 'tonyo7', 'uriel8', 'vilma12', 'wena03', 'xander4', 'ysabel', 'zaldy99', 'arvin15', 'bing22', 'celso81', 'dolly6',
  'efren70', 'flora13', 'gardo2', 'honey55', 'ismael', 'jovit34', 'krissy9', 'lando28',
] as const; // biome-ignore format: one name a line would hide the rest of the file

const PLACES = ['Cebu', 'Manila', 'Davao', 'Iloilo', 'Baguio'] as const;
/** Members directly below the demo agent, after those of its agents. */
const OWN_MEMBERS = 6;
const FROZEN = 'paolom';
/** Difference between an agent's rate and a member's, in hundredths of a per cent. */
const BELOW = 20;
/** Hours since the last log-in, cycled through; some have been away for more than a week, and one has never come. */
const HOURS = [1, 3, 2, 15, 26, 4, 9, 200, 40, 6, 51, 400, 12, 74, 5, 30, null] as const;

/** The demo agent `agent3` with a team of four levels. */
export const teamPeople: readonly SeedPerson[] = [
  person(
    { account: 'agent3', nickname: 'Dana Pearl', type: 1, rate: 80, affiliateCode: 'AGENT3', deposit: 2_400_000 },
    0,
  ),
  ...AGENTS.map(([account, upline, rate], index) =>
    person(
      { account, nickname: named(account), type: 2, rate, upline, deposit: 40_000 + 9000 * (index % 7) },
      index + 1,
    ),
  ),
  ...places().map(([upline, rate], index) => member(MEMBERS[index % MEMBERS.length] ?? '', upline, rate, index)),
];

/** The upline and the rate of each member. */
function places(): [upline: string, rate: number][] {
  const own = Array.from({ length: OWN_MEMBERS }, (): [string, number] => ['agent3', 40]);
  return [
    ...own,
    ...AGENTS.flatMap(([account, , rate, members]) =>
      Array.from({ length: members }, (): [string, number] => [account, rate - BELOW]),
    ),
  ];
}

function member(account: string, upline: string, rate: number, index: number): SeedPerson {
  const deposit = 1500 + ((index * 7919) % 23) * 2100;
  const frozen = account === FROZEN ? { frozenBy: 'agent3' } : {};
  return person({ account, nickname: named(account), type: 0, rate, upline, deposit, ...frozen }, index);
}

function person(details: Omit<SeedPerson, 'vipLabel'>, index: number): SeedPerson {
  const hours = HOURS[index % HOURS.length] ?? null;
  const seen = hours === null ? {} : { lastLogIn: { hours, place: PLACES[index % PLACES.length] ?? PLACES[0] } };
  return { vipLabel: details.type === 0 ? 'Silver' : 'Gold', ...seen, ...details };
}

function named(account: string): string {
  const name = account.replace(/\d+$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
