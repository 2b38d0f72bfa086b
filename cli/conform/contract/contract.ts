import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Dictionary, hasShape, isDictionary, isListOf, isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { dangerOf } from './danger-of.ts';
import type { Body, BodyType, Operation, Parameter, Schema } from './operation.ts';

/** Which calls belong together: by the contract's domain, and by the feature of a site that sends them. */
export interface CallParts {
  readonly domains: Readonly<Record<string, readonly string[]>>;
  /** Calls that every site sends. */
  readonly smallest: readonly string[];
  /** Calls that a feature adds to them. */
  readonly features: Readonly<Record<string, readonly string[]>>;
}

/** The published contract, as this command reads it. */
export interface Contract {
  readonly document: Dictionary;
  readonly version: string;
  readonly operations: readonly Operation[];
  readonly parts: CallParts;
}

const isNames = isRecordOf(isListOf(isText));
const isParts = hasShape({ domains: isNames, smallest: isListOf(isText), features: isNames });
const isDocument = hasShape({ info: hasShape({ version: isText }), paths: isRecordOf(isRecordOf(isDictionary)) });
const isErrors = isRecordOf(isListOf(isText));

/** Reads the contract that is published with the package. @param root of the package */
export function readContract(root: string): Contract {
  const folder = path.join(root, 'schemas', 'generated');
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const document = parseJson(read('platform.openapi.json'), isDocument, 'platform.openapi.json');
  const parts = parseJson(read('call-parts.json'), isParts, 'call-parts.json');
  const domainOf = new Map(Object.entries(parts.domains).flatMap(([domain, ids]) => ids.map((id) => [id, domain])));
  const operations = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, call]) => operationOf({ address, method, call, domainOf })),
  );
  return { document: { ...document }, version: document.info.version, operations, parts };
}

interface WrittenCall {
  readonly address: string;
  readonly method: string;
  readonly call: Dictionary;
  readonly domainOf: ReadonlyMap<string, string>;
}

function operationOf({ address, method, call, domainOf }: WrittenCall): Operation {
  const id = String(call['operationId']);
  const domain = domainOf.get(id) ?? '';
  const answers = within(call, 'responses', '200', 'content');
  const type = Object.keys(answers)[0] ?? 'application/json';
  const errors: unknown = call['x-errors'];
  return {
    id,
    method: method.toUpperCase(),
    path: address,
    domain,
    parameters: listOf(call['parameters']).map(parameterOf),
    body: bodyOf(call),
    token: tokenOf(listOf(call['security'])),
    modules: textsOf(call['x-modules']),
    isClosedToTrials: call['x-closed-to-trials'] === true,
    isForAgents: isForAgents(id, address, textsOf(call['x-modules'])),
    errors: isErrors(errors) ? errors : {},
    answersFile: type !== 'application/json',
    danger: dangerOf({ id, method: method.toUpperCase(), domain }),
    answerPointer: `#/paths/${escaped(address)}/${method}/responses/200/content/${escaped(type)}/schema`,
  };
}

function parameterOf(written: Dictionary): Parameter {
  const { name, required, example } = written;
  return { name: String(name), required: required === true, schema: within(written, 'schema'), example };
}

function bodyOf(call: Dictionary): Body | null {
  const [[written, media] = []] = Object.entries(within(call, 'requestBody', 'content'));
  const type = BODY_TYPES.find((known) => known === written);
  if (type === undefined || !isDictionary(media)) return null;
  const schema = within(media, 'schema');
  const isEncrypted = type === 'application/jose';
  const content: Schema = isEncrypted ? within(schema, 'contentSchema') : schema;
  const [first]: readonly unknown[] = isEncrypted ? listOfAny(content['examples']) : [media['example']];
  const limit = call['x-body-limit'];
  return { type, schema: content, example: first, limit: typeof limit === 'number' ? limit : undefined };
}

const BODY_TYPES: readonly BodyType[] = ['application/json', 'application/jose', 'application/x-www-form-urlencoded'];

function tokenOf(ways: readonly Dictionary[]): Operation['token'] {
  if (ways.some((way) => 'operatorToken' in way)) return 'operator';
  return ways.some((way) => 'token' in way) ? 'member' : 'none';
}

function within(value: Dictionary, ...steps: readonly string[]): Dictionary {
  return steps.reduce((inner, step) => {
    const next = inner[step];
    return isDictionary(next) ? next : {};
  }, value);
}

function listOf(value: unknown): readonly Dictionary[] {
  return listOfAny(value).filter(isDictionary);
}

function listOfAny(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: unknown): readonly string[] {
  return listOfAny(value).filter(isText);
}

/** One step of a JSON pointer. */
function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

function isForAgents(id: string, address: string, modules: readonly string[]): boolean {
  if (id === 'affiliate') return false;
  return address.startsWith('/wps/agent/') || modules.includes('AGENT') || id.startsWith('process');
}
