import { type Exchange, outcomeOf } from '#cli/conform/client/exchange.ts';
import { NotPossible } from '#cli/conform/plan/context.ts';
import { valuesAt } from '#cli/conform/plan/value-at.ts';
import type { SpecialRule, Trial } from '../rule.ts';
import { agree, balanceNow, holds } from './compare.ts';
import type { MoneyCall } from './money-calls.ts';
import { MONEY_KINDS, type MoneyKind, send } from './money-kinds.ts';

/** Refusals of a call that asks for more than there is or may be. */
const TOO_MUCH = [
  '409 insufficient_funds',
  '422 amount_out_of_range',
  '409 daily_limit',
  '409 balance_changed',
  '422 invalid_field',
  '409 fee_changed',
];
/** More money than any account has. */
const FORTUNE = 9_000_000_000_000;
/** Calls that are sent at once. */
const AT_ONCE = 4;

const shared = { kind: 'special', severity: 'error', danger: 'money', needs: ['member'] } as const;

/** The rules that every kind of call has that moves money. */
function rulesOf({ name, says, uses, made, debits, prepare }: MoneyKind): SpecialRule[] {
  const compareDebit = async (trial: Trial, before: number, { amount }: MoneyCall, exchange: Exchange) =>
    agree(trial, { subject: 'the balance', exchange }, before - debits * amount, await balanceNow(trial));
  return [
    {
      ...shared,
      ...{ id: `${name}-is-made-once`, uses },
      says: `${says} with an idempotency key that has come before is not made again: the first answer comes back.`,
      mend: 'Store the key beside the booking, in the same transaction, under a unique index.',
      async check(trial) {
        const call = await prepare(trial);
        const before = await balanceNow(trial);
        const [first, second] = [await send(trial, call), await send(trial, call)];
        requireMade(first);
        trial.expect(second, ['200'], 'the second call');
        agree(
          trial,
          { subject: 'what was made', exchange: second },
          valuesAt(first.answer.body, made),
          valuesAt(second.answer.body, made),
        );
        await compareDebit(trial, before, call, second);
      },
    },
    {
      ...shared,
      ...{ id: `${name}-key-keeps-its-body`, uses },
      says: `${says} whose idempotency key was used for another amount is refused with 409 \`idempotency_conflict\`.`,
      mend: 'Store with the key what it was for, and compare.',
      async check(trial) {
        const call = await prepare(trial);
        requireMade(await send(trial, call));
        trial.expect(await send(trial, call, otherAmount(call)), ['409 idempotency_conflict']);
      },
    },
    {
      ...shared,
      ...{ id: `${name}-has-limits`, uses },
      says: `${says} of more than there is, or than is allowed, is refused and moves nothing.`,
      mend: 'Compare the amount with the limits and with the balance in the transaction that moves the money.',
      async check(trial) {
        const call = await prepare(trial);
        const before = await balanceNow(trial);
        const exchange = await send(trial, call, amountOf(call, FORTUNE));
        trial.expect(exchange, TOO_MUCH, 'a fortune');
        agree(trial, { subject: 'the balance', exchange }, before, await balanceNow(trial));
      },
    },
    {
      ...shared,
      ...{ id: `${name}-sent-at-once-is-made-once`, uses },
      says: `${says} that is sent ${AT_ONCE} times at the same moment, with one idempotency key, is made once.`,
      mend: 'Let a unique index decide which of simultaneous calls books, and let the others wait for it.',
      async check(trial) {
        const call = await prepare(trial);
        const before = await balanceNow(trial);
        const all = await Promise.all(Array.from({ length: AT_ONCE }, () => send(trial, call)));
        const done = all.filter(({ answer }) => answer.status === 200);
        const [first] = done;
        if (!first) throw new NotPossible(`${call.id} answers ${all.map(outcomeOf).join(', ')}`);
        const makes = new Set(done.map(({ answer }) => JSON.stringify(valuesAt(answer.body, made))));
        holds(trial, { subject: 'what was made', exchange: first }, makes.size === 1, 'one', [...makes]);
        await compareDebit(trial, before, call, first);
      },
    },
  ];
}

/** @throws NotPossible if a call that has to succeed does not, as a limit of the account is used up */
function requireMade(exchange: Exchange): void {
  if (exchange.answer.status !== 200) throw new NotPossible(`${exchange.operation?.id} answers ${outcomeOf(exchange)}`);
}

function otherAmount(call: MoneyCall): Readonly<Record<string, unknown>> {
  return amountOf(call, call.amount * 2);
}

/** The fields of a call that say its amount, with another one. */
function amountOf({ id, body }: MoneyCall, amount: number): Readonly<Record<string, unknown>> {
  if (id !== 'placeLotteryBets') return { amount };
  const lines: readonly unknown[] = Array.isArray(body['lines']) ? body['lines'] : [];
  return { lines: lines.map((line) => ({ ...Object(line), stake: amount })) };
}

/** Rules that every kind of call has that moves money. */
export const MONEY_RULES: readonly SpecialRule[] = MONEY_KINDS.flatMap(rulesOf);
