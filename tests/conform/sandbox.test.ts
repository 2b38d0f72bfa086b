import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entry } from '#cli/conform/plan/book.ts';
import type { RuleSet } from '#cli/conform/plan/run-rules.ts';
import { ACCESS_RULES } from '#cli/conform/rules/calls/access-rules.ts';
import { BODY_RULES } from '#cli/conform/rules/calls/body-rules.ts';
import { QUERY_RULES } from '#cli/conform/rules/calls/query-rules.ts';
import { RULES } from '#cli/conform/rules/rules.ts';
import { type ConformingSandbox, conformingSandbox } from './conforming-sandbox.ts';

const { answers, special } = RULES;
/** Parts of about the same length. */
const PARTS: readonly (readonly [string, RuleSet])[] = [
  ['who may call', { answers, calls: ACCESS_RULES, special: [] }],
  ['queries', { answers, calls: QUERY_RULES, special: [] }],
  ['bodies', { answers, calls: BODY_RULES, special: [] }],
  ['what calls do together', { answers, calls: [], special }],
];

let bench: ConformingSandbox;
const entries: Entry[] = [];
beforeAll(async () => {
  bench = await conformingSandbox();
});
afterAll(() => bench.close());

test.each(PARTS)('the sandbox keeps the rules of %s, and each can be tried', async (_name, rules) => {
  const conformity = await bench.conform({ rules });
  await bench.forgetGuesses();
  entries.push(...conformity.entries);
  const others = conformity.entries.filter(({ result }) => result !== 'passed');
  expect(others.map(({ rule, subject, reason, fault }) => ({ rule: rule.id, subject, reason, ...fault }))).toEqual([]);
  expect(bench.sandbox.reports).toEqual([]);
});

test('no rule is left out', () => {
  const tried = new Set(entries.map(({ rule }) => rule.id));
  const all = [...answers, ...RULES.calls, ...special].map(({ id }) => id);
  expect(all.filter((id) => !tried.has(id))).toEqual([]);
});
