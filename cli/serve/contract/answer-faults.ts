import { type SchemaCheck, schemaFindings } from '#cli/brand/schema/schema-findings.ts';
import { formatPath } from '#cli/brand/source/json-path.ts';
import { isDictionary } from '#cli/json/guards.ts';

/** A field of an answer that breaks the contract. */
export interface AnswerFault {
  /** Such as `value.records[].amount`; empty for the answer as a whole. */
  readonly field: string;
  readonly expected: string;
  readonly received: string;
}

/** Fields whose values are for a member's device alone. */
const SECRET = /token|password|secret|ticket|answer|code$/i;

/** Limits the list: a single wrong mapper can break every field of an answer. */
const MOST = 8;

/** Fields that break the contract in the body of a good answer; each once, however many records break it. */
export function answerFaults(check: SchemaCheck, body: string): AnswerFault[] {
  const value = parsed(body);
  if (value === undefined) return [{ field: '', expected: 'JSON', received: kindOf(body) }];
  if (isRefusal(value)) return [];
  const faults = schemaFindings(check, value).map(({ path, finding }) => {
    const field = formatPath(path).replaceAll(/\[\d+\]/g, '[]');
    const received = SECRET.test(field) ? 'a value that is not shown' : (finding.received ?? 'another value');
    return { field, expected: finding.expected ?? 'what the contract says', received };
  });
  return [...new Map(faults.map((fault) => [fault.field, fault])).values()].slice(0, MOST);
}

/** Undefined for what is no JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Some platforms refuse with a good status. */
function isRefusal(value: unknown): boolean {
  return isDictionary(value) && value['success'] === false;
}

function kindOf(body: string): string {
  if (body.trim() === '') return 'nothing';
  return /^\s*</.test(body) ? 'a page of HTML' : 'another text';
}
