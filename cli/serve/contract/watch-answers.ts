import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SchemaCheck, schemaFindings } from '#cli/brand/schema/schema-findings.ts';
import { formatPath, valueAt } from '#cli/brand/source/json-path.ts';
import { isDictionary } from '#cli/json/guards.ts';
import { packageFolder } from '#cli/package/installed-packages.ts';
import type { Terminal } from '#cli/terminal/terminal.ts';
import { adaptedAnswer, adapterTrouble, type CurrentAdapter } from './adapted-answer.ts';

/** A field of an answer that violates the contract. */
interface AnswerFault {
  /** Such as `value.records[].amount`; empty for the whole answer. */
  readonly field: string;
  readonly expected: string;
  readonly received: string;
}

/** Fields whose values must not be printed. */
const SECRET = /token|password|secret|ticket|answer|code$/i;

/** Limits the list, as a single faulty mapper can break every field of an answer. */
const MOST = 8;

/** Returns the check of a call's answer; undefined if the contract has no JSON for it. */
type Contract = (method: string, path: string) => SchemaCheck | undefined;

const NAME = 'contract';

/** An answer of the operator's platform that was forwarded to the site. */
export interface PassedAnswer {
  readonly method: string;
  /** Path and query of the call. */
  readonly target: string;
  readonly status: number;
  readonly body: string;
}

export type AnswerWatch = (answer: PassedAnswer) => void;

/**
 * Checks the answers of the operator's platform and prints violations of the contract on stderr: each field of a call
 * once, with the expected and received value. @param root the package's root @param current adapter of the workspace, which
 * the answers pass through first
 */
export async function watchAnswers(
  root: string,
  terminal: Terminal,
  current: CurrentAdapter = { adapter: undefined },
): Promise<AnswerWatch | undefined> {
  const contract = await openContract(root);
  if (!contract) {
    terminal.line('Answers of the platform are not compared with the contract: the package ajv is not installed.');
    return undefined;
  }
  const told = new Set<string>();
  const tellOnce = (trouble: string) => {
    if (!told.has(trouble)) terminal.problem(`\n${trouble}\n`);
    told.add(trouble);
  };
  return ({ method, target, status, body }) => {
    const pathname = target.split('?', 1)[0] ?? '';
    const check = status === 200 ? contract(method, pathname) : undefined;
    if (!check) return;
    const adapted = adaptedAnswer(current, `${method} ${pathname}`, status, parsed(body));
    if ('error' in adapted) return tellOnce(adapterTrouble(adapted.error));
    const faults = answerFaults(check, body, adapted.body);
    const fresh = faults.filter(({ field }) => !told.has(`${method} ${pathname} ${field}`));
    if (fresh.length === 0) return;
    for (const { field } of fresh) told.add(`${method} ${pathname} ${field}`);
    terminal.problem(describe(`${method} ${pathname}`, fresh, terminal));
  };
}

function describe(call: string, faults: readonly AnswerFault[], { problemStyle: style }: Terminal): string {
  const blocks = faults.map(({ field, expected, received }) =>
    [
      `  ${style.dim(field === '' ? 'the whole answer' : field)}`,
      `     ${style.dim('Expected ')} ${expected}`,
      `     ${style.dim('Received ')} ${received}`,
    ].join('\n'),
  );
  return ['', style.bold(`The platform's answer to ${call} breaks the contract.`), ...blocks, ''].join('\n');
}

/**
 * Opens the platform's contract. Checks are compiled on first use. @param root the package's root @returns undefined if
 * `ajv` is not installed, which only `dev`, `preview` and the sandbox use
 */
async function openContract(root: string): Promise<Contract | undefined> {
  if (packageFolder('ajv', root) === undefined) return undefined;
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const document: unknown = JSON.parse(
    readFileSync(path.join(root, 'schemas/generated/platform.openapi.json'), 'utf8'),
  );
  if (!isDictionary(document)) throw new Error('The contract is no object.');
  const ajv = new Ajv2020({
    ...{ strict: false, validateSchema: false, validateFormats: false },
    ...{ allErrors: true, verbose: true, messages: false },
  }).addSchema(document, NAME);
  const checks = new Map<string, SchemaCheck | undefined>();
  return (method, pathname) => {
    const steps = [
      'paths',
      pathname,
      method.toLowerCase(),
      'responses',
      '200',
      'content',
      'application/json',
      'schema',
    ];
    const pointer = steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    if (!checks.has(pointer)) {
      const isAnswered = isDictionary(valueAt(document, steps));
      checks.set(pointer, isAnswered ? ajv.compile({ $ref: `${NAME}#/${pointer}` }) : undefined);
    }
    return checks.get(pointer);
  };
}

/**
 * Fields of a successful answer that violate the contract, each once, however many records have the violation.
 * @param value of the body, after the adapter; undefined if it is not JSON
 */
function answerFaults(check: SchemaCheck, body: string, value: unknown): AnswerFault[] {
  if (value === undefined) return [{ field: '', expected: 'JSON', received: kindOf(body) }];
  if (isRefusal(value)) return [];
  const faults = schemaFindings(check, value).map(({ path, finding }) => {
    const field = formatPath(path).replaceAll(/\[\d+\]/g, '[]');
    const received = SECRET.test(field) ? 'a value that is not shown' : (finding.received ?? 'another value');
    return { field, expected: finding.expected ?? 'what the contract says', received };
  });
  return [...new Map(faults.map((fault) => [fault.field, fault])).values()].slice(0, MOST);
}

/** Undefined if it is not JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Whether an answer is a refusal. Some platforms refuse with status 200. */
function isRefusal(value: unknown): boolean {
  return isDictionary(value) && value['success'] === false;
}

function kindOf(body: string): string {
  if (body.trim() === '') return 'nothing';
  return /^\s*</.test(body) ? 'a page of HTML' : 'another text';
}
