import { expect, test } from 'vitest';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { propertiesOf } from '../json-object.ts';
import { contractOperations } from './contract-operations.ts';
import { contractSchemas } from './contract-schemas.ts';

const schemas = contractSchemas();
const balance = contractOperations().find(({ operationId }) => operationId === 'balance');
const answer = (body: unknown) =>
  schemas.answerFault(propertiesOf(propertiesOf(balance?.schema.response)['200']))(body);

test('an answer that follows the contract has no problem', () => {
  expect(answer({ success: true, value: { balance: 100, currency: 'PHP' } })).toBeNull();
});

test.each([
  [
    { success: true, value: { balance: 100, currency: 'PHP', points: 3 } },
    /answer\/value must NOT have additional properties/,
  ],
  [{ success: true, value: { balance: 10.5, currency: 'PHP' } }, /answer\/value\/balance must be integer/],
  [{ success: true }, /must have required property 'value'/],
])('%j is out of contract', (body, fault) => {
  expect(answer(body)).toMatch(fault);
});

test('every schema of the contract compiles', () => {
  for (const { schema } of contractOperations()) {
    const { querystring, body, response } = schema;
    if (querystring) schemas.requestValidator(querystring, 'querystring')({});
    for (const content of Object.values(propertiesOf(propertiesOf(body)['content']))) {
      schemas.requestValidator(propertiesOf(propertiesOf(content)['schema']), 'body')({});
    }
    for (const part of Object.values(propertiesOf(response)))
      expect(schemas.answerFault(propertiesOf(part))({})).toMatch(/answer/);
  }
});

/** Places of numbers without a greatest value in a schema, and in those that it refers to. */
function unbounded(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref: reference, type, ...parts } = propertiesOf(schema);
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? '';
    return unbounded(propertiesOf(contract.components.schemas)[name], name);
  }
  const isBounded = ['maximum', 'const', 'enum'].some((rule) => rule in parts);
  const own = (type === 'integer' || type === 'number') && !isBounded ? [place] : [];
  return [...own, ...Object.entries(parts).flatMap(([name, part]) => unbounded(part, `${place}/${name}`))];
}

test('every number of a request has a greatest value, so that none is larger than a column', () => {
  const requests = Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => {
      const { operationId, parameters, requestBody, 'x-encrypted-payload': payloads = [] } = propertiesOf(operation);
      const encrypted = [payloads].flat().map((name) => ({ $ref: String(name) }));
      return unbounded({ parameters, requestBody, encrypted }, String(operationId));
    }),
  );
  expect(requests.flat()).toEqual([]);
});
