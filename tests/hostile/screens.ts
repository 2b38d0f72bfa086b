import type { Person } from '../matrix/brand-shape.ts';

/** A screen that a hostile platform attacks. */
export interface Screen {
  path: string;
  person?: Person;
  /** A CSS selector that matches only once the screen shows its subject. */
  usable: string;
}

/** A link that starts a game. */
const GAME = 'main a[href*="/seamless"]';

/** Screens of the brand with most features that differ in their calls. The other game lists are the same screen. */
export const screens: readonly Screen[] = [
  { path: '/index', usable: GAME },
  { path: '/login', usable: 'dialog[open] input[name="password"]' },
  { path: '/register', usable: 'dialog[open] input[name="confirmPassword"]' },
  { path: '/help', usable: 'main article' },
  { path: '/rng', usable: GAME },
  { path: '/sports', usable: GAME },
  { path: '/promotions', usable: 'main article' },
  { path: '/agent', usable: 'input[name="password"]' },
  { path: '/member', person: 'member', usable: 'main a[href="/member?page=rewardCenter"]' },
  { path: '/member?page=securityCenter', person: 'member', usable: 'main section button' },
  { path: '/favorite', person: 'member', usable: GAME },
  { path: '/recent', person: 'member', usable: GAME },
  { path: '/lottery', person: 'member', usable: 'main a[href*="/lottery?gameCode="]' },
  { path: '/vnLottery', person: 'member', usable: 'main a[href*="/vnLottery?gameCode="]' },
  { path: '/pointMall', person: 'member', usable: 'main li button' },
  { path: '/member?page=missionLeaderboard', person: 'member', usable: 'main li' },
  { path: '/member?page=messageV2', person: 'member', usable: 'main li' },
  { path: '/member?page=referral', person: 'member', usable: 'main li' },
  { path: '/member?page=transactionHistory', person: 'member', usable: 'main table tbody bdi' },
  { path: '/member?page=bonusDetails', person: 'member', usable: 'main li' },
  { path: '/member?page=depositv2', person: 'member', usable: 'main input[type="radio"]' },
  { path: '/member?page=transferFund', person: 'member', usable: 'main [aria-label="Main wallet"] bdi' },
  { path: '/member?page=withdraw', person: 'member', usable: 'main button[type="submit"]' },
  // The member of the seed has no upline, and is led to withdrawals.
  { path: '/member?page=transferUpline', person: 'member', usable: 'main a[href="/member?page=withdraw"]' },
  { path: '/member?page=rewardCenter', person: 'member', usable: 'main a[href^="/promotions?id="]' },
  { path: '/agentHome', person: 'agent', usable: 'main table' },
];
