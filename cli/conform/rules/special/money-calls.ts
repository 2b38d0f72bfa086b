import { randomUUID } from 'node:crypto';
import { NotPossible } from '#cli/conform/plan/context.ts';
import { numberAt, textAt, valuesAt } from '#cli/conform/plan/value-at.ts';
import { isDictionary } from '#cli/json/guards.ts';
import type { Trial } from '../rule.ts';
import { succeed } from './compare.ts';

/** A call that moves money, with what it needs to succeed. Amounts are in minor units. */
export interface MoneyCall {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The least that it can move. */
  readonly amount: number;
}

/** A withdrawal of the smallest amount to the member's own account. @throws NotPossible if the member cannot withdraw */
export async function smallWithdrawal(trial: Trial): Promise<MoneyCall> {
  const { body } = (await succeed(trial, 'withdrawalTerms')).answer;
  const [min, feeRate, made, available] = ['min', 'feeRate', 'made', 'available'].map(
    (field) => numberAt(body, `value.${field}`) ?? 0,
  );
  const amount = min ?? 0;
  if ((available ?? 0) < amount * 3) throw new NotPossible('the member has too little money to withdraw');
  const now = Date.now();
  const account = valuesAt(body, 'accounts')
    .flat()
    .filter(isDictionary)
    .find(({ usableAt }) => Number(usableAt) <= now);
  if (!account) throw new NotPossible('the member has no account to withdraw to');
  const fee = Math.floor((amount * (feeRate ?? 0)) / 10_000);
  return {
    id: 'requestWithdrawal',
    amount,
    body: { accountId: account['accountId'], amount, fee, made, ...sure(trial) },
  };
}

/** The smallest transfer to the member's upline. @throws NotPossible if the member cannot transfer */
export async function smallUplineTransfer(trial: Trial): Promise<MoneyCall> {
  const { body } = (await succeed(trial, 'uplineTerms')).answer;
  const account = textAt(body, 'upline.account');
  if (account === undefined) throw new NotPossible('the member has no upline');
  const [amount = 0, made = 0] = ['min', 'made'].map((field) => numberAt(body, `value.${field}`));
  return { id: 'transferToUpline', amount, body: { amount, account, made, ...sure(trial) } };
}

/** The smallest deposit by the first method that pays to an account. @throws NotPossible if the platform offers no such method */
export async function smallDeposit(trial: Trial): Promise<MoneyCall> {
  const { body } = (await succeed(trial, 'depositMethods')).answer;
  const method = valuesAt(body, 'methods')
    .flat()
    .filter(isDictionary)
    .find(({ kind }) => kind !== 'voucher');
  if (!method) throw new NotPossible('depositMethods answers no method');
  const { methodId, min, feeRate, feeFixed } = method;
  const amount = Number(min);
  const fee = Math.ceil((amount * Number(feeRate ?? 0)) / 10_000) + Number(feeFixed ?? 0);
  return { id: 'createDeposit', amount, body: { methodId, amount, fee, idempotencyKey: randomUUID() } };
}

/** A bet of the smallest stake on an open draw. @throws NotPossible if no bet can be placed */
export async function smallBet(trial: Trial, gameCode: string): Promise<MoneyCall> {
  const issue = textAt((await succeed(trial, 'lotteryIssue', { query: { gameCode } })).answer.body, 'value.issue');
  const { body } = (await succeed(trial, 'lotteryTable', { query: { gameCode } })).answer;
  const kind = valuesAt(body, 'kinds').flat().find(isDictionary);
  const selection = selectionOf(kind);
  const odds = numberAt(kind, 'tiers.odds');
  if (!kind || issue === undefined || selection.length === 0 || odds === undefined)
    throw new NotPossible('no lottery bet is offered');
  const stake = numberAt(body, 'minStake') ?? 100;
  const line = { gameCode, issue, kind: kind['code'], selection, stake, odds };
  return { id: 'placeLotteryBets', amount: stake, body: { idempotencyKey: randomUUID(), lines: [line] } };
}

/** The first options of a kind of bet, as many as it takes. */
function selectionOf(kind: unknown): string[] {
  const codes = valuesAt(kind, 'picker.options.code').filter((code) => typeof code === 'string');
  const count = numberAt(kind, 'picker.count') ?? 0;
  const [first] = codes;
  const [isDistinct] = valuesAt(kind, 'picker.distinct');
  if (first === undefined) return [];
  return isDistinct === true ? codes.slice(0, count) : Array.from({ length: count }, () => first);
}

/** The smallest transfer to a vendor's wallet. @throws NotPossible where all vendors play from one */
export async function smallWalletTransfer(trial: Trial): Promise<MoneyCall> {
  const { body } = (await succeed(trial, 'balance')).answer;
  const wallet = valuesAt(body, 'wallets')
    .flat()
    .filter(isDictionary)
    .find(({ state }) => state === 'open');
  if (!wallet) throw new NotPossible('no vendor has a wallet of its own');
  const amount = 100;
  const balance = numberAt(body, 'value.balance');
  return {
    id: 'walletTransfer',
    amount,
    body: { direction: 'in', vassalage: wallet['vassalage'], amount, balance, idempotencyKey: randomUUID() },
  };
}

/** @throws NotPossible without a payment password in the accounts file */
function sure({ accounts }: Trial): { paymentPassword: string; idempotencyKey: string } {
  const paymentPassword = accounts.paymentPasswordOf('member');
  if (paymentPassword === undefined) throw new NotPossible('the accounts file names no payment password of the member');
  return { paymentPassword, idempotencyKey: randomUUID() };
}
