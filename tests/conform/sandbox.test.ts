import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Conformity } from '#cli/conform/conform-to.ts';
import { RULES } from '#cli/conform/rules/rules.ts';
import { type ConformingSandbox, conformingSandbox } from './conforming-sandbox.ts';

let bench: ConformingSandbox;
let conformity: Conformity;
beforeAll(async () => {
  bench = await conformingSandbox();
  conformity = await bench.conform(RULES);
});
afterAll(() => bench.close());

test('the sandbox keeps every rule', () => {
  const failed = conformity.entries.filter(({ result }) => result === 'failed');
  expect(failed.map(({ rule, subject, fault }) => ({ rule: rule.id, subject, ...fault }))).toEqual([]);
  expect(bench.sandbox.reports).toEqual([]);
});

test('every rule is tried on the sandbox', () => {
  const left = conformity.entries.filter(({ result }) => result === 'not tried');
  expect(left.map(({ rule, subject, reason }) => `${rule.id} ${subject}: ${reason}`)).toEqual([]);
  const tried = new Set(conformity.entries.map(({ rule }) => rule.id));
  const all = [...RULES.answers, ...RULES.calls, ...RULES.special].map(({ id }) => id);
  expect(all.filter((id) => !tried.has(id))).toEqual([]);
});
