import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import type { TransactionKind } from '../database/transaction-kinds.ts';
import type { Platform } from '../platform.ts';
import type { Report } from '../process/report.ts';
import type { Switches, Toggle } from '../process/switches.ts';
import type { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';
import type { ConsoleCard } from './console-card.ts';
import type { ServeControl } from './control-calls.ts';
import type { Seeds } from './seeds.ts';

/** A settled bet on any game. */
export interface SettledBet {
  /** The stake's transaction in the ledger. */
  betId: number;
  memberId: number;
  /** Id in the catalogue. */
  nodeId: number;
  stake: MinorUnits;
  win: MinorUnits;
  at: number;
}

/** Details that a person gives when opening an account. */
export interface Person {
  account?: string | null | undefined;
  /** E.164, or as typed. */
  mobile?: string | null | undefined;
  email?: string | null | undefined;
  /** Full name and date of birth, as in the document. */
  name?: string | null | undefined;
  birthday?: string | null | undefined;
}

/** Money of a member that came from outside or leaves the platform. */
interface Flow {
  db: Database;
  memberId: number;
  /** The ledger transaction, with its entries already booked. */
  transactionId: number;
  /** Negative for a returned withdrawal. */
  amount: MinorUnits;
}

/** Actions that a domain may refuse. `db` and `platform.db` are the caller's transaction. */
export interface Guarded {
  /** Money moves between accounts, which are locked. */
  posting: { db: Database; kind: TransactionKind; accountIds: readonly number[]; at: number };
  /** An account is about to be opened. */
  joining: { db: Database; person: Person; at: number };
  /** A bet is about to be paid, from the main wallet unless a vendor's is named. */
  bet: { platform: Platform; memberId: number; stake: MinorUnits; wallet?: string | null; at: number };
  /** A session is about to begin, with the member's row locked. A refused member gets one that can only withdraw. */
  logIn: { platform: Platform; memberId: number; at: number };
}

/** Events for domains, sent in the caller's transaction unless stated otherwise. */
export interface Heard {
  /** Entries of the ledger are booked. */
  posted: { db: Database; entryIds: readonly number[] };
  deposited: Flow;
  withdrawn: Flow;
  /** A bet is settled and recorded. `day` is the merchant's, yyyy-mm-dd. */
  bet: { platform: Platform; bet: SettledBet; day: string };
  /** After the transaction of a bet, so that changes here cannot deadlock with it. */
  betDone: { platform: Platform; bet: SettledBet };
  /** An account is stored, with its account in the ledger. */
  joined: { db: Database; member: Member };
  /** A log-in has proven who the member is. Told before the clock is read and outside of a transaction. */
  proven: { platform: Platform; memberId: number };
  /** A session is stored. */
  loggedIn: { platform: Platform; memberId: number; at: number };
  /** After the transaction of a log-in that a guard has refused. */
  logInRefused: { platform: Platform; memberId: number; refusal: Refusal };
  /** After the transaction of a log-in. */
  logInDone: { platform: Platform; member: Member };
  /** A member has made a call. Told outside of a transaction. @see SessionColumns.lastSeenAt */
  seen: { platform: Platform; member: Member; lastSeenAt: number | null };
  /** A browser is remembered. `name` names the browser and its system. */
  deviceAdded: { db: Database; memberId: number; name: string; at: number };
  /** A member has stopped to play. */
  stopped: { db: Database; memberId: number; at: number };
  /** The operator has changed the state of a member's verification to one that members are told of. */
  reviewed: { db: Database; memberId: number; status: 'A' | 'R'; at: number };
  /** The platform is at its first state, when it starts or after a reset. Told outside of a transaction. */
  started: { platform: Platform };
  /** The control API is about to set switches. Told outside of a transaction. */
  switching: { platform: Platform; switches: Partial<Switches> };
  /** An agent got a vast team: its direct downlines that are agents have the ids after `first`, as many as `downlines`. */
  vastTeamSeeded: { db: Database; platform: Platform; agentId: number; first: number; downlines: number };
}

/** Numbers that domains know of a member; those of several domains add up. */
export interface Known {
  unreadMessages: { platform: Platform; member: Member };
  availablePromos: { platform: Platform; member: Member };
  /** Minor units of orders that may still be paid. */
  unpaidDeposits: { db: Database; memberId: number; now: number };
  /** Number of agents who have opened the account. */
  agentsWhoOpened: { db: Database; memberId: number };
}

/** Lists that domains know of a member; those of several domains are joined. */
export interface Listed {
  /** Times at which orders were refused or expired, of those made since an instant, in epoch milliseconds. */
  failedDeposits: { asked: { db: Database; memberId: number; since: number }; item: number };
  /** Numbers of the cards, bank accounts and e-wallets that the member can withdraw to. */
  payoutNumbers: { asked: { db: Database; memberId: number }; item: string };
}

/** Columns that a domain adds to the session query, which saves each call another query. */
export interface SessionColumns {
  /** Whether the member may not play. */
  isBarred(memberId: SQLWrapper, now: number): SQL<boolean>;
  /** Time of the member's last activity; null for never. */
  lastSeenAt(memberId: SQLWrapper): SQL<number | null>;
}

/** Switches that a domain reads, which the control API and the console set. */
export interface DomainSwitches {
  /** Label of each that the console can set. */
  readonly toggles?: Readonly<Partial<Record<Toggle, string>>>;
  /** JSON Schema of each that only the control API or a card of the domain sets. */
  readonly values?: Readonly<Partial<Record<keyof Switches, object>>>;
}

export interface Guard<Name extends keyof Guarded> {
  /** Guards are asked by their order, the lowest first, until one refuses. */
  readonly order: number;
  /** @returns null to let it happen */
  refusal(asked: Guarded[Name]): Promise<Refusal | null>;
}

export interface Listener<Name extends keyof Heard> {
  /** Listeners are told by their order, the lowest first, one after the other. */
  readonly order: number;
  hear(news: Heard[Name]): Promise<void>;
}

/** The export of `sandbox/<domain>/domain.ts`: how a domain takes part in the work of lower domains. */
export interface Domain {
  readonly guards?: { readonly [Name in keyof Guarded]?: Guard<Name> };
  readonly hears?: { readonly [Name in keyof Heard]?: Listener<Name> };
  readonly counts?: { readonly [Name in keyof Known]?: (asked: Known[Name]) => Promise<number> };
  readonly lists?: {
    readonly [Name in keyof Listed]?: (asked: Listed[Name]['asked']) => Promise<Listed[Name]['item'][]>;
  };
  readonly session?: SessionColumns;
  /** The seed is written and moved by the order, the lowest first: sums come after what they add up. */
  readonly seeds?: { readonly order: number; load(): Promise<Seeds> };
  /** Card of the console, sorted by `order`. */
  readonly console?: { readonly order: number; load(): Promise<ConsoleCard> };
  readonly switches?: DomainSwitches;
  readonly control?: { load(): Promise<ServeControl> };
  /** Runs what falls due over time. @returns a function that stops it and resolves after the last run */
  readonly clock?: (platform: Platform, report: Report) => Promise<() => Promise<void>>;
}
