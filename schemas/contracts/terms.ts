import type { MinorUnits } from '../money/minor-units.ts';

export const CONTRACT_KINDS = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

export const CONTRACT_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly', 'hourly', 'fiveMinutes'] as const;
export type ContractPeriod = (typeof CONTRACT_PERIODS)[number];

/**
 * A step of a contract: the figures that a team has to reach, and the payment from there. A kind uses some fields; the others are 0.
 */
export interface Tier {
  /** Stakes of the team in the period. */
  validBet: MinorUnits;
  /** Stakes less winnings of the team in the period. */
  netLoss: MinorUnits;
  /** Members of the team who bet in the period. */
  activeMembers: number;
  /** The stake of one bet. */
  singleBet: MinorUnits;
  /** Rate in hundredths of a percent: of the net loss as a dividend, of each bet as a real-time salary. */
  rate: number;
  /** The same of the valid bet, for a period in which the team's players won. */
  winRate: number;
  /** The same of the valid bet, for a period in which they did not. */
  lossRate: number;
  /** A fixed sum for the period. */
  amount: MinorUnits;
}

/** Terms of a contract. */
export interface Terms {
  kind: ContractKind;
  period: ContractPeriod;
  /** Lowest first. */
  tiers: readonly Tier[];
}

export const THRESHOLDS = ['validBet', 'netLoss', 'activeMembers', 'singleBet'] as const;
export const PAYMENTS = ['rate', 'winRate', 'lossRate', 'amount'] as const;

interface KindRules {
  periods: readonly ContractPeriod[];
  thresholds: readonly (typeof THRESHOLDS)[number][];
  payments: readonly (typeof PAYMENTS)[number][];
}

const SALARY = ['amount', 'winRate', 'lossRate'] as const;
const BY_DAYS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;

/** The periods and fields of each kind. */
export const KIND_RULES: Readonly<Record<ContractKind, KindRules>> = {
  dividend: {
    periods: BY_DAYS,
    thresholds: ['validBet', 'netLoss', 'activeMembers'],
    payments: ['rate'],
  },
  dailySalary: { periods: BY_DAYS, thresholds: ['validBet', 'activeMembers'], payments: SALARY },
  hourlySalary: { periods: ['hourly'], thresholds: ['validBet', 'activeMembers'], payments: SALARY },
  realTimeSalary: { periods: ['fiveMinutes'], thresholds: ['singleBet'], payments: ['rate'] },
};
