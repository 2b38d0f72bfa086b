import type { ErrorCode, FieldRule } from '#schemas/generated/platform.ts';

/** What a person or a test can make the platform do; everything off is a platform in good health. */
export interface Switches {
  maintenance: boolean;
  regionBlocked: boolean;
  /** Whether there are public pop-ups. */
  popups: boolean;
  /** Whether the customer service is closed at this hour. */
  supportClosed: boolean;
  /** Whether the platform knows nothing of the domain that the site is visited under. */
  domainUnknown: boolean;
  /** Whether the first announcement asks to be read at once. */
  pressingAnnouncement: boolean;
  /** Whether there are twenty thousand slots and vendors to match. */
  vastCatalogue: boolean;
  /** Whether a game starts only in a gaming venue that the member has named. */
  venues: boolean;
  /** Whether somebody wins now and then, as on a platform that is played on. */
  winners: boolean;
  /** Whether the socket of the live events is broken: open ones are dropped, new ones refused. */
  socketDropped: boolean;
  /** Nodes of the module tree that differ from the brand's own, by modId. */
  modules: Record<string, boolean>;
  faults: Fault[];
  /** How the answer of the module tree is broken, or null. */
  brokenTree: BrokenTree | null;
  /** Lottery games that take no bets, by gameCode. */
  lotteryClosed: string[];
  /** Odds of the lottery as a per cent of what they usually are. */
  lotteryOdds: number;
  /** What differs from the brand's own rules of the registration, by field. */
  registrationRules: Record<string, Partial<FieldRule>>;
}

export interface Fault {
  /** operationId of the contract, or `*` for every call. */
  operation: string;
  kind: FaultKind;
  /** Only for latency: milliseconds that an answer waits. */
  delayMs?: number;
  /** Only for refused: why; without it the platform says no and nothing else. */
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

export function healthySwitches(): Switches {
  const calm = { maintenance: false, regionBlocked: false, popups: false, supportClosed: false, domainUnknown: false };
  const lottery = { lotteryClosed: [], lotteryOdds: 100 };
  const live = { winners: false, socketDropped: false };
  return {
    ...calm,
    ...lottery,
    ...live,
    pressingAnnouncement: false,
    vastCatalogue: false,
    venues: false,
    modules: {},
    faults: [],
    brokenTree: null,
    registrationRules: {},
  };
}
