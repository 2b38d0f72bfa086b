import { games } from '../catalogue/catalogue.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import type { PlannedTransaction } from './planned-transaction.ts';

const NOON = 12 * HOUR_MS;

export interface SeedPerson {
  account: string;
  nickname: string;
  /** Numeric member type of the contract. */
  type: 0 | 1 | 2 | 4 | 41 | 42;
  upline?: string;
  affiliateCode?: string;
  /** Commission in hundredths of a per cent of turnover. */
  rate: number;
  vipLabel: string;
  /** Opening deposit in US cents; 0 for none. */
  deposit: number;
  /** E.164. */
  mobile?: string;
  email?: string;
  /** Instead of `seedPassword`. */
  password?: string;
  /** Opened with a company's account, without a password. */
  identity?: { provider: 'google' | 'facebook'; subject: string };
  /** Points given by the operator; by default a player's share. */
  points?: number;
  /** The first log-in is still to come. */
  isNew?: boolean;
  /** Days since the password was set; by default the account's own age. */
  passwordDays?: number;
  security?: { question: string; answer: string };
  /** Hours before the seeded day. */
  lastLogIn?: { hours: number; place: string };
  /** Account of the agent above who has frozen this one. */
  frozenBy?: string;
}

export interface PlannedMember extends SeedPerson {
  id: number;
  uplineId: number | null;
  frozenById: number | null;
  /** Milliseconds from the first moment of the seeded day; zero or negative. */
  registered: number;
  /** Unread ones among the seeded messages; trial accounts have none. */
  unreadMessages: number;
}

/**
 * Time at which a member played: noon, as playing at night triggers a step of player care. On the seeded day itself,
 * its first moment, which alone has certainly passed.
 */
export function playedOn(daysAgo: number): number {
  return daysAgo === 0 ? 0 : -daysAgo * DAY_MS + NOON;
}

/** A movement of a member's money, on a game that differs with the member. */
export function planned(
  member: PlannedMember,
  kind: PlannedTransaction['kind'],
  index: number,
  offset: number,
  stake: number,
  win: number,
): PlannedTransaction {
  const game = games[(member.id * 37 + index * 101) % games.length];
  const idempotencyKey = `seed:${member.account}:${index}`;
  return { kind, idempotencyKey, offset, memberId: member.id, nodeId: game?.nodeId ?? 0, stake, win };
}
