import type { Danger } from './operation.ts';

/** Domains whose calls move money, or prepare that. */
const MONEY = new Set([
  'bonuses',
  'contracts',
  'deposits',
  'lottery',
  'missions',
  'payout-accounts',
  'points',
  'promotions',
  'upline',
  'wallets',
  'withdrawals',
]);
/** Calls of other domains that move money, close an account or change how it is entered. */
const LASTING = new Set([
  'changePassword',
  'endOtherSessions',
  'forgotByEmail',
  'forgotByMobile',
  'freezeTeamMember',
  'openAccount',
  'register',
  'registerMobile',
  'setEmail',
  'setSecurityQuestions',
  'setTeamRate',
  'setTeamRates',
  'startExclusion',
  'startTimeOut',
  'submitPersonalInfo',
  'transferToDownline',
  'uploadIdImages',
]);
/** Calls that only look, though they are sent by another method than GET. */
const LOOKING = /File$|^teamRateRanges$/;
/** Calls that change something, though they are sent by GET. */
const CHANGING = new Set(['launchGameFallback', 'launchChat']);

/** The most that a call can do. */
export function dangerOf({ id, method, domain }: { id: string; method: string; domain: string }): Danger {
  if (CHANGING.has(id)) return 'writes';
  if (method === 'GET' || LOOKING.test(id)) return 'reads';
  return MONEY.has(domain) || LASTING.has(id) ? 'money' : 'writes';
}
