import { readdirSync } from 'node:fs';

/** Starts, serves, shows and seeds the platform. */
const SERVER = [
  'main.ts',
  'create-sandbox.ts',
  'server',
  'console',
  'control',
  'snapshot.ts',
  'support-chat',
  'live',
  'reports',
  'faults',
  'seed',
];

/** Does what members and agents ask for. */
const DOMAINS = [
  'member',
  'invite',
  'messages',
  'games',
  'contracts',
  'missions',
  'content',
  'agent',
  'records',
  'withdrawals',
  'deposits',
  'my-account',
  'bonuses',
  'promotions',
  'chat-room',
  'upline',
  'lottery',
  'fixtures',
  'play',
  'system',
  'passkeys',
  'points',
  'support',
  'wallets',
  'payout-accounts',
  'inbox',
  'care',
  'rollovers',
];

/** Knows who is there. */
const PEOPLE = ['log-in', 'registration', 'devices', 'verification', 'session'];

/** Carries all others. */
const KERNEL = [
  'act-at.ts',
  'calls',
  'ledger',
  'hooks',
  'seed-plan',
  'limits',
  'platform.ts',
  'roster',
  'outbox',
  'database',
  'fields',
  'process',
  'identity',
  'merchants',
  'artwork',
  'catalogue',
  'words.ts',
  'money-text.ts',
  'written-by.ts',
  'setup',
  'loopback.ts',
  'html.ts',
  'token.ts',
  'clock.ts',
  'turns.ts',
  'random.ts',
  'once.ts',
  'keep-file.ts',
  'package-root.ts',
  'json-object.ts',
  'time.ts',
  'refusal.ts',
];

/** Folders without a layer: generated, for tests only, or for a page. */
const NO_LAYER = ['generated', 'testing', 'demo-game'];

const listed = [SERVER, DOMAINS, PEOPLE, KERNEL, NO_LAYER].flat();
const newDomains = readdirSync('sandbox', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !listed.includes(entry.name))
  .map(({ name }) => name)
  .sort();

/**
 * The folders of the sandbox, the highest first. One that is not listed is a new domain and stands above the others: it may import
 * them, and none of them may import it.
 */
export const SANDBOX = [...SERVER, ...newDomains, ...DOMAINS, ...PEOPLE, ...KERNEL];

/** The same by floors. */
export const FLOORS = {
  server: SERVER,
  domains: [...newDomains, ...DOMAINS],
  people: PEOPLE,
  kernel: KERNEL,
};
