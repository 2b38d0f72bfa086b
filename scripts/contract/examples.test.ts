import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { bundleContract } from './bundle-contract.ts';
import { type CallExample, readSources, type SourceOperation } from './read-sources.ts';

const sources = readSources(join(import.meta.dirname, '../..'));
const contract = bundleContract(sources);
const calls = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
const options = { strict: false, validateSchema: false };
const parts = new Ajv2020(options).addSchema(contract, 'contract');
/** Parameters arrive as text. */
const texts = new Ajv2020({ ...options, coerceTypes: true }).addSchema(contract, 'contract');

/** What is wrong with a value; null for nothing. */
function faultOf(ajv: Ajv2020, schema: object, value: unknown, name: string): string | null {
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'));
  return ajv.validate(absolute, value) ? null : ajv.errorsText(ajv.errors, { dataVar: name });
}

function contentSchema(content: Record<string, object>): object {
  const [media] = Object.values(content);
  return media && 'schema' in media ? Object(media.schema) : {};
}

function requestFault(call: SourceOperation, { body, plaintext }: CallExample): string | null {
  const encrypted = call['x-encrypted-payload'];
  if (encrypted === undefined)
    return call.requestBody ? faultOf(parts, contentSchema(call.requestBody.content), body, 'body') : null;
  const anyOf = [encrypted].flat().map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return faultOf(parts, { anyOf }, plaintext, 'plaintext');
}

function queryFault({ parameters = [] }: SourceOperation, { query = {} }: CallExample): string | null {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((parameter) => parameter.required === true).map(({ name }) => name);
  return faultOf(texts, { type: 'object', additionalProperties: false, required, properties }, { ...query }, 'query');
}

describe('the examples of the contract', () => {
  it('are of every call, and of no other', () => {
    expect(Object.keys(sources.examples).toSorted()).toEqual(calls.map(({ operationId }) => operationId).toSorted());
  });

  it.each(calls.map((call) => [call.operationId, call] as const))('follow it: %s', (operationId, call) => {
    const example = sources.examples[operationId];
    if (!example) throw new Error(`${operationId} has no example.`);
    const answer = contentSchema(call.responses[200].content);
    const faults = [
      queryFault(call, example),
      requestFault(call, example),
      faultOf(parts, answer, example.answer, 'answer'),
    ];
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});

describe('the errors of the contract', () => {
  const known: unknown = Object(contract.components.schemas['ErrorCode']).enum;

  it('are known codes, with a status of refusals', () => {
    const errors = calls.flatMap((call) => Object.entries(call['x-errors'] ?? {}));
    expect(errors.flatMap(([, codes]) => codes).filter((code) => !Array.from(Object(known)).includes(code))).toEqual(
      [],
    );
    expect(errors.map(([status]) => status).filter((status) => !/^4\d\d$|^503$/.test(status))).toEqual([]);
  });
});
