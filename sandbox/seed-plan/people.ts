import { DEFAULT_PASSWORD } from '../roster/default-password.ts';
import type { SeedPerson } from './planned-member.ts';

/** Password of every seeded log-in. */
export const SEED_PASSWORD = 'Sandbox1!';

/** Agents from the top: three levels, with players below the lowest. */
const agents: readonly SeedPerson[] = [
  agent('agent1', 'Mara Quill', 1, 60),
  agent('agent11', 'Teo Brandt', 2, 45, 'agent1'),
  {
    ...agent('agent12', 'Ines Calder', 2, 45, 'agent1'),
    security: { question: 'In which street did you grow up?', answer: 'Mabini' },
  },
  agent('agent111', 'Juno Hale', 41, 30, 'agent11'),
  agent('agent112', 'Rafi Stone', 42, 30, 'agent11'),
  agent('agent121', 'Lio Marsh', 41, 30, 'agent12'),
];

const LEVELS = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const;
const LOWEST_AGENTS = ['agent111', 'agent112', 'agent121', 'agent12'] as const;
const DOWNLINE_NAMES = [
  'amihan', 'bayani', 'corazon', 'dalisay', 'estrella', 'felix', 'ginto', 'hiraya', 'isagani', 'jasmin', 'kidlat', 'ligaya',
  'marikit', 'narra', 'oriang', 'perlas', 'quintin', 'rosal', 'sampaguita', 'tala', 'urduja', 'viento', 'waling', 'yumi',
] as const; // biome-ignore format: one name a line would hide the rest of the file

/** Accounts that must do something first after logging in. */
const special: readonly SeedPerson[] = [
  { ...player(21), account: 'first1', nickname: 'First log-in', isNew: true },
  { ...player(22), account: 'expired1', nickname: 'Old password', passwordDays: 120 },
  { ...player(23), account: 'default1', nickname: 'Default password', password: DEFAULT_PASSWORD },
  {
    ...player(24),
    account: 'question1',
    nickname: 'Security question',
    security: { question: 'What was the name of your first pet?', answer: 'Bantay' },
  },
  { ...agent('agent2', 'Old password', 1, 60), passwordDays: 120 },
  // A trial account with a password: it is a non-member account, so logging in to it is refused.
  { account: 'trial1', nickname: 'Guest', type: 4, rate: 0, vipLabel: '', deposit: 0 },
  {
    ...player(25),
    account: 'google1',
    nickname: 'Ana Cruz',
    email: 'ana.cruz@mail.example',
    identity: { provider: 'google', subject: '1000004' },
    points: 30_000,
  },
];

/** Every seeded account in the order of ids: agents, players to log in as, the agents' downlines, special accounts. */
export const people: readonly SeedPerson[] = [
  ...agents,
  ...Array.from({ length: 20 }, (_, index) => player(index + 1)),
  ...DOWNLINE_NAMES.map(downline),
  ...special,
];

function agent(account: string, nickname: string, type: 1 | 2 | 41 | 42, rate: number, upline?: string): SeedPerson {
  const affiliateCode = account.toUpperCase();
  return {
    account,
    nickname,
    type,
    rate,
    affiliateCode,
    vipLabel: 'Gold',
    deposit: 100_000,
    ...(upline && { upline }),
  };
}

function player(number: number): SeedPerson {
  const vipLabel = LEVELS[(number - 1) % LEVELS.length] ?? LEVELS[0];
  const account = `player${number}`;
  const mobile = `+6391700000${String(number).padStart(2, '0')}`;
  const person = { account, nickname: `Player ${number}`, type: 0 as const, rate: 0, vipLabel, deposit: 50_000 };
  return { ...person, mobile, email: `${account}@players.example` };
}

function downline(name: string, index: number): SeedPerson {
  const upline = LOWEST_AGENTS[index % LOWEST_AGENTS.length] ?? LOWEST_AGENTS[0];
  const vipLabel = LEVELS[index % LEVELS.length] ?? LEVELS[0];
  const nickname = name.charAt(0).toUpperCase() + name.slice(1);
  return { account: `${name}${10 + index}`, nickname, type: 0, rate: 0, vipLabel, deposit: 80_000, upline };
}
