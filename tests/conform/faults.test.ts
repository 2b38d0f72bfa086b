import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Connection } from '#cli/conform/client/connect.ts';
import { DANGERS } from '#cli/conform/contract/operation.ts';
import type { RuleSet } from '#cli/conform/plan/run-rules.ts';
import type { Rule } from '#cli/conform/rules/rule.ts';
import { RULES } from '#cli/conform/rules/rules.ts';
import { propertiesOf } from '#sandbox/json-object.ts';
import { people } from '#sandbox/seed-plan/people.ts';
import { type ConformingSandbox, conformingSandbox, MEMBER, OTHER_MEMBER } from './conforming-sandbox.ts';
import { ANSWER_FAULTS } from './faults/answer-faults.ts';
import { CALL_FAULTS } from './faults/call-faults.ts';
import type { PlantedFault } from './faults/fault.ts';
import { MONEY_FAULTS } from './faults/money-faults.ts';
import { PLATFORM_FAULTS } from './faults/platform-faults.ts';
import { READING_FAULTS } from './faults/reading-faults.ts';

const FAULTS = [...ANSWER_FAULTS, ...CALL_FAULTS, ...PLATFORM_FAULTS, ...READING_FAULTS, ...MONEY_FAULTS];
const ALL: readonly Rule[] = [...RULES.answers, ...RULES.calls, ...RULES.special];
/** Rules of answers look at what others send. */
const TRAFFIC = ['reads-succeed', 'refuses-without-token', 'bears-hostile-query', 'reset-guesses-are-limited'];

let bench: ConformingSandbox;
beforeAll(async () => {
  bench = await conformingSandbox();
});
afterEach(() => bench.forgetGuesses());
afterAll(() => bench.close());

/** Members below an agent, whose limits of a day are left. Faults with money take them by turns. */
const fresh = people
  .filter(({ type, upline, account }) => type === 0 && upline !== undefined && account !== OTHER_MEMBER)
  .map(({ account }) => account);
const prepared = new Set([MEMBER]);
let turn = prepared.size;

async function nextMember(): Promise<string> {
  const member = fresh[turn % fresh.length] ?? MEMBER;
  turn += 1;
  if (!prepared.has(member)) await bench.prepare(member);
  prepared.add(member);
  return member;
}

/** The rule alone, with another that sends calls if it only examines answers. */
function alone(rule: Rule): RuleSet {
  const isOf = ({ id }: Rule) => id === rule.id || (rule.kind === 'answer' && TRAFFIC.includes(id));
  return { answers: RULES.answers.filter(isOf), calls: RULES.calls.filter(isOf), special: RULES.special.filter(isOf) };
}

function over({ behave }: PlantedFault, tokens: Map<string, string>) {
  return (connection: Connection): Connection =>
    async (address, request) => {
      const call = { address, ...request };
      const pass = (changes: Partial<typeof call> = {}) => {
        const { address: place, ...sent } = { ...call, ...changes };
        return connection(place, sent);
      };
      const response = await (behave?.(call, pass, { sandbox: bench.sandbox, tokens }) ?? pass());
      if (address.startsWith('/wps/session/login')) await noteToken(response.clone(), tokens);
      return response;
    };
}

async function noteToken(response: Response, tokens: Map<string, string>): Promise<void> {
  const { token, userInfo } = propertiesOf(propertiesOf(await response.json())['value']);
  const { account } = propertiesOf(userInfo);
  if (typeof token === 'string' && typeof account === 'string') tokens.set(account, token);
}

test.each(FAULTS)('$rule finds that $what', async (fault) => {
  const rule = ALL.find(({ id }) => id === fault.rule);
  if (!rule) throw new Error(`There is no rule ${fault.rule}.`);
  const isMoney = rule.kind === 'special' && rule.danger === 'money';
  const member = isMoney ? await nextMember() : MEMBER;
  const undo = fault.plant?.(bench.sandbox);
  const used = rule.kind === 'special' ? rule.uses : [];
  const danger = rule.kind === 'special' ? rule.danger : (DANGERS.at(-1) ?? 'money');
  const calls = [...used, ...(fault.calls ?? []), ...(fault.calls ? [] : ['memberInfo'])];
  const { entries } = await bench.conform({
    ...{ rules: alone(rule), calls, danger, member, over: over(fault, new Map()) },
  });
  undo?.();
  const found = entries.filter(({ result, rule: { id } }) => result === 'failed' && id === fault.rule);
  const told = entries.map(({ rule: { id }, subject, result, reason }) => [id, subject, result, reason]);
  expect({ found: found.length > 0, told }).toMatchObject({ found: true });
});

test('there are at least sixty faults, and one for nearly every rule', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(60);
  const planted = new Set(FAULTS.map(({ rule }) => rule));
  expect(ALL.map(({ id }) => id).filter((id) => !planted.has(id))).toMatchInlineSnapshot(`
    [
      "deposit-has-limits",
      "deposit-sent-at-once-is-made-once",
      "upline-transfer-key-keeps-its-body",
      "upline-transfer-has-limits",
      "upline-transfer-sent-at-once-is-made-once",
      "wallet-transfer-is-made-once",
      "wallet-transfer-key-keeps-its-body",
      "wallet-transfer-has-limits",
      "wallet-transfer-sent-at-once-is-made-once",
      "live-socket-welcomes",
      "live-socket-refuses-made-up-token",
      "live-socket-refuses-broken-hello",
    ]
  `);
});
