import { openTemplates } from '#cli/build/templates.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import type { Report, RuleReport } from './report.ts';

/** A page that needs nothing else. */
export function reportAsHtml(report: Report): string {
  const { lacking, rules } = report;
  return openTemplates(packageRoot())('conform.html', {
    ...report,
    rules: rules.map(shownRule),
    lackingCalls: lacking.calls.join(', '),
    neededCalls: lacking.needed.join(', '),
    lostFeatures: lacking.features.join(', '),
  });
}

function shownRule({ failures, notTried, ...rule }: RuleReport) {
  return {
    ...rule,
    failures: failures.map(({ subject, call, ...failure }) => ({
      ...failure,
      subject: subject || rule.id,
      call: call && { ...call, body: call.body === undefined ? '' : JSON.stringify(call.body, null, 2) },
    })),
    notTried: notTried.map(({ reason, subjects }) =>
      [reason, ...(subjects.length > 0 ? [subjects.join(', ')] : [])].join(': '),
    ),
  };
}
