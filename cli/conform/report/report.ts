import { type Exchange, outcomeOf } from '../client/exchange.ts';
import type { Secrets } from '../client/secrets.ts';
import type { Conformity } from '../conform-to.ts';
import type { Contract } from '../contract/contract.ts';
import type { Danger } from '../contract/operation.ts';
import { lostFeatures } from '../plan/choose-calls.ts';
import type { RuleSet } from '../plan/run-rules.ts';
import type { Severity } from '../rules/rule.ts';

/** What a run found, as data; each form of the report is made from it. */
export interface Report {
  readonly url: string;
  readonly contract: string;
  readonly danger: Danger;
  readonly calls: number;
  readonly operations: number;
  readonly rules: readonly RuleReport[];
  readonly lacking: Lacking;
}

/** What the platform says that it does not have. */
export interface Lacking {
  readonly calls: readonly string[];
  /** Those of the calls that have to be there. */
  readonly needed: readonly string[];
  /** Features that a site goes without. */
  readonly features: readonly string[];
}

export interface RuleReport {
  readonly id: string;
  readonly severity: Severity;
  readonly says: string;
  readonly mend: string;
  readonly passed: number;
  readonly failures: readonly FailureReport[];
  readonly notTried: readonly NotTried[];
}

export interface FailureReport {
  /** The call, or what else the rule tried. */
  readonly subject: string;
  readonly expected: string;
  readonly received: string;
  /** The call that shows it; null where it takes several. */
  readonly call: ShownCall | null;
}

export interface ShownCall {
  readonly caller: string;
  readonly sent: string;
  readonly body: unknown;
  readonly came: string;
  /** The beginning of the answer. */
  readonly answer: string;
}

export interface NotTried {
  readonly reason: string;
  readonly subjects: readonly string[];
}

export interface ReportRequest {
  readonly conformity: Conformity;
  readonly rules: RuleSet;
  readonly contract: Pick<Contract, 'version' | 'parts'>;
  readonly url: URL;
  readonly danger: Danger;
  readonly operations: number;
  /** Ids of the calls that have to be there. */
  readonly needed: ReadonlySet<string>;
  /** Takes secrets out of a text. */
  readonly secrets: Secrets;
}

const SHOWN_CHARACTERS = 400;

export function reportOf(request: ReportRequest): Report {
  const { conformity, rules, contract, url, danger, operations, needed } = request;
  const { entries, calls, lacking } = conformity;
  const told = [...rules.answers, ...rules.calls, ...rules.special].map((rule): RuleReport => {
    const own = entries.filter((entry) => entry.rule === rule);
    const { id, severity, says, mend } = rule;
    const failures = own.flatMap(({ fault, exchange, subject }) =>
      fault
        ? [
            {
              subject,
              ...fault,
              ...hiddenIn(fault, request.secrets),
              call: exchange ? shown(exchange, request.secrets) : null,
            },
          ]
        : [],
    );
    const passed = own.filter(({ result }) => result === 'passed').length;
    const reasons = [...new Set(own.flatMap(({ reason }) => reason ?? []))];
    const notTried = reasons.map((reason) => ({
      reason,
      subjects: own.flatMap((entry) => (entry.reason === reason && entry.subject !== '' ? [entry.subject] : [])),
    }));
    return { id, severity, says, mend, passed, failures, notTried };
  });
  return {
    ...{ url: url.href, contract: contract.version, danger, calls, operations, rules: told },
    lacking: {
      calls: [...lacking],
      needed: [...lacking].filter((id) => needed.has(id)),
      features: lostFeatures(contract.parts, lacking),
    },
  };
}

/** What was expected and received may quote an answer. */
function hiddenIn({ expected, received }: { expected: string; received: string }, { hideIn }: Secrets) {
  return { expected: hideIn(expected), received: hideIn(received) };
}

function shown(exchange: Exchange, secrets: Secrets): ShownCall {
  const { sent, answer } = exchange;
  const text = answer.body === undefined ? secrets.hideIn(answer.text) : JSON.stringify(secrets.without(answer.body));
  return {
    caller: sent.caller,
    sent: `${sent.method} ${secrets.hideIn(sent.address)}`,
    body: sent.body,
    came: outcomeOf(exchange),
    answer: text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text,
  };
}

/** Whether a run fails by a severity: `error`, or `warning` for both. Lacking calls that are needed are errors. */
export function failsBy({ rules, lacking }: Report, severity: Severity | 'never'): boolean {
  if (severity === 'never') return false;
  const counted = rules.filter((rule) => severity === 'warning' || rule.severity === 'error');
  return lacking.needed.length > 0 || counted.some(({ failures }) => failures.length > 0);
}
