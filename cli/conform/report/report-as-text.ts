import { renderTable } from '#cli/terminal/render-table.ts';
import type { Style } from '#cli/terminal/terminal.ts';
import type { FailureReport, Report, RuleReport } from './report.ts';

/** Failures of one rule that are shown in full; further ones are named. */
const SHOWN = 3;

export function reportAsText(report: Report, style: Style): string {
  const broken = report.rules.filter(({ failures }) => failures.length > 0);
  return [
    ...broken.map((rule) => brokenRule(rule, style)),
    ...lackingText(report),
    table(report, style),
    ...notTriedText(report),
    summary(report, style),
  ].join('\n\n');
}

function brokenRule({ id, severity, says, mend, failures }: RuleReport, style: Style): string {
  const shown = failures.slice(0, SHOWN).map(failureText);
  const others = failures.slice(SHOWN).map(({ subject }) => subject);
  return [
    `${style.bad(severity)} ${style.bold(id)}`,
    `  ${says}`,
    ...shown,
    ...(others.length > 0 ? [`  And ${others.length} more: ${others.join(', ')}`] : []),
    `  Mend  ${mend}`,
  ].join('\n');
}

function failureText({ subject, expected, received, call }: FailureReport): string {
  const sent = call
    ? [`Sent      ${call.sent} as ${call.caller}${bodyText(call.body)}`, `Came      ${call.came} ${call.answer}`]
    : [];
  return [
    `  ${subject}`,
    ...[...sent, `Expected  ${expected}`, `Received  ${received}`].map((line) => `    ${line}`),
  ].join('\n');
}

function bodyText(body: unknown): string {
  return body === undefined ? '' : ` with ${typeof body === 'string' ? body : JSON.stringify(body)}`;
}

function lackingText({ lacking: { calls, needed, features } }: Report): string[] {
  if (calls.length === 0) return [];
  return [
    [
      `The platform lacks ${calls.length} calls: ${calls.join(', ')}`,
      ...(needed.length > 0 ? [`  These have to be there: ${needed.join(', ')}`] : []),
      ...(features.length > 0 ? [`  A site goes without: ${features.join(', ')}`] : []),
    ].join('\n'),
  ];
}

function table({ rules }: Report, style: Style): string {
  const rows = rules.map(({ id, severity, passed, failures, notTried }) => [
    id,
    severity,
    String(passed),
    String(failures.length),
    String(notTried.reduce((sum, { subjects }) => sum + Math.max(1, subjects.length), 0)),
  ]);
  return renderTable(['Rule', 'Severity', 'Passed', 'Failed', 'Not tried'], rows, style);
}

function notTriedText({ rules }: Report): string[] {
  const byReason = new Map<string, string[]>();
  for (const { id, notTried } of rules)
    for (const { reason, subjects } of notTried)
      byReason.set(reason, [...(byReason.get(reason) ?? []), subjects.length > 0 ? `${id} (${subjects.length})` : id]);
  if (byReason.size === 0) return [];
  const lines = [...byReason].map(([reason, rules]) => `  ${reason}: ${rules.join(', ')}`);
  return [['Not tried, because', ...lines].join('\n')];
}

function summary({ url, contract, danger, calls, operations, rules, lacking }: Report, style: Style): string {
  const failed = rules.filter(({ failures }) => failures.length > 0);
  const what = `${url}, contract ${contract}: ${operations} calls of the contract, ${rules.length} rules, ${calls} calls sent, up to ${danger}.`;
  const isWhole = failed.length === 0 && lacking.needed.length === 0;
  const end = isWhole
    ? style.good('Every rule that was tried is kept.')
    : style.bad(`${failed.length} rules are broken.`);
  return `${what}\n${end}`;
}
