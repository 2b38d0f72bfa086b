import { codeOf, outcomeOf } from '#cli/conform/client/exchange.ts';
import type { SpecialRule, Trial } from '../rule.ts';
import { agree, balanceNow } from './compare.ts';
import type { MoneyCall } from './money-calls.ts';
import {
  DEPOSIT,
  LOTTERY_BET,
  type MoneyKind,
  send,
  UPLINE_TRANSFER,
  WALLET_TRANSFER,
  WITHDRAWAL,
} from './money-kinds.ts';

const shared = { kind: 'special', severity: 'error', danger: 'money', needs: ['member'] } as const;

/** Rules of calls whose terms have changed since the member saw them, and of two intents at once. */
export const TERMS_RULES: readonly SpecialRule[] = [
  termsRule(
    'withdrawal-keeps-its-fee',
    WITHDRAWAL,
    { fee: 987_654 },
    ['409 fee_changed'],
    'the fee that the member saw is not the one of now',
  ),
  termsRule(
    'withdrawal-needs-payment-password',
    WITHDRAWAL,
    { paymentPassword: '000001' },
    ['422 invalid_field', '429 too_many_attempts'],
    'the payment password is wrong',
  ),
  termsRule(
    'withdrawal-goes-to-own-account',
    WITHDRAWAL,
    { accountId: 2_147_483_647 },
    ['404 not_found'],
    'the account does not belong to the member',
  ),
  termsRule(
    'withdrawal-knows-earlier-ones',
    WITHDRAWAL,
    { made: 2_147_483_000 },
    ['409 withdrawal_made'],
    'the member saw another number of withdrawals',
  ),
  termsRule(
    'deposit-keeps-its-fee',
    DEPOSIT,
    { fee: 987_654 },
    ['409 fee_changed'],
    'the fee that the member saw is not the one of now',
  ),
  termsRule(
    'deposit-knows-its-methods',
    DEPOSIT,
    { methodId: 'no-such-method' },
    ['404 not_found'],
    'there is no such method',
  ),
  termsRule(
    'upline-transfer-keeps-its-upline',
    UPLINE_TRANSFER,
    { account: 'no-such-upline' },
    ['409 upline_changed'],
    'the upline is not the one that the member saw',
  ),
  termsRule(
    'wallet-transfer-knows-its-vendors',
    WALLET_TRANSFER,
    { vassalage: 'NO_SUCH_VENDOR' },
    ['404 not_found'],
    'there is no such vendor',
  ),
  lineRule('lottery-bet-keeps-its-odds', { odds: 100_000 }, ['409 odds_changed'], 'the odds are not those of now'),
  lineRule(
    'lottery-bet-needs-an-open-draw',
    { issue: '19990101-1' },
    ['409 issue_closed', '404 not_found'],
    'the draw is over',
  ),
  twoAtOnce('two-withdrawals-at-once', WITHDRAWAL, 'withdrawal_made'),
  twoAtOnce('two-upline-transfers-at-once', UPLINE_TRANSFER, 'transfer_made'),
];

function termsRule(id: string, kind: MoneyKind, changed: object, allowed: readonly string[], why: string): SpecialRule {
  return {
    ...shared,
    ...{ id, uses: kind.uses },
    says: `${kind.says} is refused with ${allowed.map((code) => `\`${code}\``).join(' or ')} where ${why}, and moves nothing.`,
    mend: 'Compare what the member saw with what holds now, in the transaction that moves the money.',
    async check(trial) {
      const call = await kind.prepare(trial);
      const before = await balanceNow(trial);
      const exchange = await send(trial, call, { ...changed });
      trial.expect(exchange, allowed, 'the call');
      agree(trial, { subject: 'the balance', exchange }, before, await balanceNow(trial));
    },
  };
}

function lineRule(id: string, changed: object, allowed: readonly string[], why: string): SpecialRule {
  const prepare = async (trial: Trial) => withLine(await LOTTERY_BET.prepare(trial), changed);
  return termsRule(id, { ...LOTTERY_BET, prepare }, {}, allowed, why);
}

function withLine(call: MoneyCall, changed: object): MoneyCall {
  const lines: readonly unknown[] = Array.isArray(call.body['lines']) ? call.body['lines'] : [];
  return { ...call, body: { ...call.body, lines: lines.map((line) => ({ ...Object(line), ...changed })) } };
}

/** Two intents of one moment, each with a key of its own: the member saw neither when sending the other. */
function twoAtOnce(id: string, kind: MoneyKind, code: string): SpecialRule {
  return {
    ...shared,
    ...{ id, uses: kind.uses },
    says: `Of two calls at the same moment that both saw the same \`made\`, one is carried out, and the other refused with 409 \`${code}\`.`,
    mend: 'Lock the member’s account before `made` is compared, so that simultaneous calls see each other.',
    async check(trial) {
      const call = await kind.prepare(trial);
      const before = await balanceNow(trial);
      const keys = ['one', 'two'].map((end) => `${String(call.body['idempotencyKey']).slice(0, 50)}-${end}`);
      const both = await Promise.all(keys.map((idempotencyKey) => send(trial, call, { idempotencyKey })));
      const outcomes = both.map((exchange) =>
        exchange.answer.status === 200 ? 'made' : (codeOf(exchange) ?? outcomeOf(exchange)),
      );
      agree(
        trial,
        { subject: 'the answers', exchange: both[1] ?? null },
        ['made', code].toSorted(),
        outcomes.toSorted(),
      );
      agree(
        trial,
        { subject: 'the balance', exchange: both[1] ?? null },
        before - call.amount,
        await balanceNow(trial),
      );
    },
  };
}
