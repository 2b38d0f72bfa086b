import { expect, it } from 'vitest';
import { createStyle } from '#cli/terminal/terminal.ts';
import { failsBy, type Report } from './report.ts';
import { reportAsHtml } from './report-as-html.ts';
import { reportAsJunit } from './report-as-junit.ts';
import { reportAsText } from './report-as-text.ts';

const call = { caller: 'member', sent: 'GET /wps/member/info', body: undefined, came: '500', answer: '<b>"&\u0000' };
const failures = [{ subject: 'memberInfo', expected: 'a success or a refusal', received: '500', call }];
const rule = { id: 'never-broken', says: 'No call breaks the platform.', mend: 'Refuse with 400.', passed: 3 };
const lacking = { calls: [], needed: [], features: [] };
const report = (severity: 'error' | 'warning', more: Partial<Report> = {}): Report => ({
  ...{ url: 'https://platform.example/', contract: '1.0.0', danger: 'reads', calls: 9, operations: 4, lacking },
  rules: [{ ...rule, severity, failures, notTried: [{ reason: 'no account', subjects: ['balance'] }] }],
  ...more,
});

it.each([
  ['error', 'error', true],
  ['warning', 'error', false],
  ['warning', 'warning', true],
  ['error', 'never', false],
] as const)('a broken rule of severity %s with --fail-on %s fails: %s', (severity, failOn, fails) => {
  expect(failsBy(report(severity), failOn)).toBe(fails);
});

it('fails where a call is lacking that has to be there', () => {
  const without = report('warning', { rules: [], lacking: { calls: ['balance'], needed: ['balance'], features: [] } });
  expect(failsBy(without, 'error')).toBe(true);
});

it('says in text what was sent, what came, what was expected and how to mend it', () => {
  const text = reportAsText(report('error'), createStyle(false));
  for (const part of [
    call.sent,
    'Came      500',
    'Expected  a success or a refusal',
    'Mend  Refuse with 400.',
    'no account',
  ])
    expect(text).toContain(part);
});

it('writes a page and a JUnit document in which no answer can be markup', () => {
  expect(reportAsHtml(report('error'))).toContain('&lt;b&gt;&quot;&amp;');
  const junit = reportAsJunit(report('error'));
  expect(junit).toContain('<testsuite name="never-broken" tests="5" failures="1" skipped="1">');
  expect(junit).toContain('&lt;b&gt;&quot;&amp;\ufffd');
});
