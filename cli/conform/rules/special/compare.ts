import type { CallRequest } from '#cli/conform/client/client.ts';
import { type Exchange, outcomeOf } from '#cli/conform/client/exchange.ts';
import { NotPossible } from '#cli/conform/plan/context.ts';
import { numberAt } from '#cli/conform/plan/value-at.ts';
import type { Trial } from '../rule.ts';

/** What is compared, and the call that shows it. */
export interface Compared {
  readonly subject: string;
  readonly exchange: Exchange | null;
}

/** Passes if two values are the same as JSON. */
export function agree(trial: Trial, { subject, exchange }: Compared, expected: unknown, received: unknown): void {
  const [wanted, came] = [JSON.stringify(expected), JSON.stringify(received)];
  if (wanted === came) trial.pass(subject);
  else trial.fail(exchange, { expected: wanted ?? 'nothing', received: came ?? 'nothing' }, subject);
}

/** Passes if something holds. */
export function holds(
  trial: Trial,
  { subject, exchange }: Compared,
  isSo: boolean,
  expected: string,
  received: unknown,
): void {
  if (isSo) trial.pass(subject);
  else trial.fail(exchange, { expected, received: JSON.stringify(received) ?? 'nothing' }, subject);
}

/** Sends a call that has to succeed, now. @throws NotPossible where it does not */
export async function succeed(trial: Trial, id: string, request: CallRequest = { as: 'member' }): Promise<Exchange> {
  const exchange = await trial.client.call(trial.operation(id), request);
  if (exchange.answer.status !== 200) throw new NotPossible(`${id} answers ${outcomeOf(exchange)}`);
  return exchange;
}

/** The balance of the member's main wallet. */
export async function balanceNow(trial: Trial): Promise<number> {
  const exchange = await succeed(trial, 'memberInfo');
  const balance = numberAt(exchange.answer.body, 'value.balance');
  if (balance === undefined) throw new NotPossible('memberInfo answers no balance');
  return balance;
}
