import type { Exchange } from '#cli/conform/client/exchange.ts';
import type { Trial } from '../rule.ts';
import {
  type MoneyCall,
  smallBet,
  smallDeposit,
  smallUplineTransfer,
  smallWalletTransfer,
  smallWithdrawal,
} from './money-calls.ts';
import { firstGame } from './reading-rules.ts';

/** A kind of call that moves money. */
export interface MoneyKind {
  /** Beginning of the ids of its rules. */
  readonly name: string;
  readonly says: string;
  readonly uses: readonly string[];
  /** Where the answer names what was made. */
  readonly made: string;
  /** How often the balance falls by the amount: once, or not at all for money that is still to come. */
  readonly debits: 0 | 1;
  readonly prepare: (trial: Trial) => Promise<MoneyCall>;
}

export const DEPOSIT: MoneyKind = {
  name: 'deposit',
  says: 'A deposit',
  uses: ['depositMethods', 'createDeposit', 'memberInfo'],
  made: 'value.orderId',
  debits: 0,
  prepare: smallDeposit,
};
export const WITHDRAWAL: MoneyKind = {
  name: 'withdrawal',
  says: 'A withdrawal',
  uses: ['withdrawalTerms', 'requestWithdrawal', 'memberInfo'],
  made: 'value.orderId',
  debits: 1,
  prepare: smallWithdrawal,
};
export const UPLINE_TRANSFER: MoneyKind = {
  name: 'upline-transfer',
  says: 'A transfer to the upline',
  uses: ['uplineTerms', 'transferToUpline', 'memberInfo'],
  made: 'value.transferId',
  debits: 1,
  prepare: smallUplineTransfer,
};
export const WALLET_TRANSFER: MoneyKind = {
  name: 'wallet-transfer',
  says: 'A transfer between wallets',
  uses: ['balance', 'walletTransfer', 'memberInfo'],
  made: 'value.moved',
  debits: 1,
  prepare: smallWalletTransfer,
};
export const LOTTERY_BET: MoneyKind = {
  name: 'lottery-bet',
  says: 'A slip of a lottery',
  uses: ['lotteryMenus', 'lotteryIssue', 'lotteryTable', 'placeLotteryBets', 'memberInfo'],
  made: 'value.bets.betId',
  debits: 1,
  prepare: async (trial) => smallBet(trial, await firstGame(trial.read)),
};

export const MONEY_KINDS: readonly MoneyKind[] = [DEPOSIT, WITHDRAWAL, UPLINE_TRANSFER, WALLET_TRANSFER, LOTTERY_BET];

/** Sends a call that moves money, with some of its fields changed. */
export function send(
  trial: Trial,
  { id, body }: MoneyCall,
  changed: Readonly<Record<string, unknown>> = {},
): Promise<Exchange> {
  return trial.client.call(trial.operation(id), { as: 'member', body: { ...body, ...changed } });
}
