import type { ErrorCode, FieldRule } from '#schemas/generated/platform.ts';
import { type MerchantSettings, settingsOf } from '../merchants/merchant-settings.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';

/** Ways to change the platform's behaviour by hand or in a test; as they are at first it behaves normally. */
export interface Switches extends MerchantSettings {
  maintenance: boolean;
  /** End of a maintenance in epoch milliseconds; null if unknown. */
  maintenanceEnds: number | null;
  regionBlocked: boolean;
  /** Whether the status is 1 without the maintenance flag, which leaves the site open. */
  maintenanceUnflagged: boolean;
  /** Whether there are public popups. */
  popups: boolean;
  /** Whether customer service is closed. */
  supportClosed: boolean;
  /** Whether the platform rejects the site's domain as unknown. */
  domainUnknown: boolean;
  /** Whether visitors should use the last of the brand's domains. */
  domainMoved: boolean;
  /** Whether the first announcement opens automatically. */
  pressingAnnouncement: boolean;
  /** Whether the catalogue has 20,000 slots, with more vendors. */
  vastCatalogue: boolean;
  /** Whether an agent has a team of 100,000. Once there, it stays until the reset. */
  vastTeam: boolean;
  /** Whether members must name a gaming venue before a game starts. */
  venues: boolean;
  /** Vendors under maintenance, with its end in epoch milliseconds: their wallets move no money and their games don't start. */
  vendorMaintenance: Record<string, number>;
  /** Whether paid deposits wait for the console instead of being credited by themselves. */
  depositsHeld: boolean;
  /** Whether every bet on a demo game wins twice its stake. */
  betsWin: boolean;
  /** Whether seeded members win now and then, as on a busy platform. */
  winners: boolean;
  /** Whether the live socket is broken: open connections are dropped, new ones refused. */
  socketDropped: boolean;
  /** Overrides of the brand's module tree, by modId. */
  modules: Record<string, boolean>;
  faults: Fault[];
  /** Calls of our own that the platform lacks, by operation. */
  lacking: string[];
  /** Fault of the module tree's answer; null if it is intact. */
  brokenTree: BrokenTree | null;
  /** Lottery games that take no bets, by gameCode. */
  lotteryClosed: string[];
  /** Lottery odds as a percentage of the usual ones. */
  lotteryOdds: number;
  /** What a test or the console has done to matches, by fixtureId. */
  fixtures: Record<string, FixtureChange>;
  /** Overrides of the brand's registration rules, by field. */
  registrationRules: Record<string, Partial<FieldRule>>;
}

/** A switch that is on or off. */
export type Toggle = { [Name in keyof Switches]: Switches[Name] extends boolean ? Name : never }[keyof Switches];

/** Added to how a match goes by itself. */
export interface FixtureChange {
  isSuspended?: boolean;
  /** Goals, points or sets of the first side. */
  home?: number;
  away?: number;
}

export interface Fault {
  /** operationId of the contract, or `*` for every call. */
  operation: string;
  kind: FaultKind;
  /** Milliseconds by which `latency` delays the answer. */
  delayMs?: number;
  /** Error code of `refused`; without it the refusal has none. */
  errorCode?: ErrorCode;
}

export const FAULT_KINDS = [
  'latency',
  'refused',
  'too-many-requests',
  'server-error',
  'html-page',
  'bad-gateway',
  'empty-body',
  'wrong-json',
  'broken-json',
  'session-over',
  'access-restricted',
  'dropped-connection',
  'lost-answer',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const BROKEN_TREES = [
  'not-json',
  'html',
  'no-value',
  'not-a-list',
  'wrong-types',
  'missing-mod-id',
  'empty',
  'deep',
] as const;
export type BrokenTree = (typeof BROKEN_TREES)[number];

export function healthySwitches({ merchant }: Pick<SandboxBrand, 'merchant'>): Switches {
  const calm = { maintenance: false, regionBlocked: false, popups: false, supportClosed: false, domainUnknown: false };
  const status = { maintenanceEnds: null, maintenanceUnflagged: false, domainMoved: false };
  const lottery = { lotteryClosed: [], lotteryOdds: 100 };
  const live = { winners: false, socketDropped: false };
  return {
    ...calm,
    ...status,
    ...lottery,
    ...live,
    ...settingsOf(merchant),
    pressingAnnouncement: false,
    vastCatalogue: false,
    vastTeam: false,
    venues: false,
    vendorMaintenance: {},
    depositsHeld: false,
    betsWin: false,
    modules: {},
    faults: [],
    lacking: [],
    brokenTree: null,
    fixtures: {},
    registrationRules: {},
  };
}
