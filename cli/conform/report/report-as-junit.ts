import type { FailureReport, Report, RuleReport } from './report.ts';

/** A JUnit document, as CI systems read it: a suite for each rule, a case for each call that it was tried on. */
export function reportAsJunit({ rules, url, lacking }: Report): string {
  const suites = [...rules.map(suite), lackingSuite(lacking)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escaped(`brandgen conform ${url}`)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function suite({ id, says, mend, severity, passed, failures, notTried }: RuleReport): string {
  const skipped = notTried.flatMap(({ reason, subjects }) =>
    (subjects.length > 0 ? subjects : ['']).map((subject) => ({ reason, subject })),
  );
  const count = passed + failures.length + skipped.length;
  return [
    `  <testsuite name="${escaped(id)}" tests="${count}" failures="${failures.length}" skipped="${skipped.length}">`,
    `    <properties><property name="severity" value="${severity}"/></properties>`,
    ...(passed > 0
      ? [`    <testcase classname="${escaped(id)}" name="${escaped(`${says} (${passed} tried)`)}"/>`]
      : []),
    ...failures.map((failure) => failed(id, failure, mend)),
    ...skipped.map(
      ({ reason, subject }) =>
        `    <testcase classname="${escaped(id)}" name="${escaped(subject || says)}"><skipped message="${escaped(reason)}"/></testcase>`,
    ),
    '  </testsuite>',
  ].join('\n');
}

function failed(id: string, { subject, expected, received, call }: FailureReport, mend: string): string {
  const sent = call ? [`Sent      ${call.sent} as ${call.caller}`, `Came      ${call.came} ${call.answer}`] : [];
  const text = [...sent, `Expected  ${expected}`, `Received  ${received}`, `Mend      ${mend}`].join('\n');
  const message = escaped(`expected ${expected}, received ${received}`);
  return `    <testcase classname="${escaped(id)}" name="${escaped(subject || id)}"><failure message="${message}">${escaped(text)}</failure></testcase>`;
}

function lackingSuite({ needed }: Report['lacking']): string {
  const cases = needed.map(
    (id) =>
      `    <testcase classname="lacking" name="${escaped(id)}"><failure message="the platform lacks a call that has to be there"/></testcase>`,
  );
  return [
    `  <testsuite name="lacking" tests="${needed.length}" failures="${needed.length}">`,
    ...cases,
    '  </testsuite>',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text of an element or attribute; characters that XML cannot hold are replaced. */
function escaped(text: string): string {
  return [...text].map((character) => (isForXml(character) ? (ENTITIES[character] ?? character) : '\ufffd')).join('');
}

function isForXml(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return (
    [9, 10, 13].includes(point) ||
    (point >= 0x20 && point <= 0xd7ff) ||
    (point >= 0xe000 && point <= 0xfffd) ||
    point >= 0x10000
  );
}
