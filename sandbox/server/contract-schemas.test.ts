import { expect, test } from 'vitest';
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
