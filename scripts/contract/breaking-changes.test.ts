import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { breakingChanges, type ContractShape, shapeOf } from './breaking-changes.ts';
import { bundleContract } from './bundle-contract.ts';
import { readSources } from './read-sources.ts';

const root = join(import.meta.dirname, '../..');
const before: ContractShape = {
  version: '1.0.0',
  calls: {
    'POST /pay': {
      sent: { body: 'required object', 'body.note': 'optional string' },
      answered: { value: 'required integer' },
    },
  },
};

function after(sent: Record<string, string>, answered: Record<string, string>): ContractShape {
  return { version: '1.1.0', calls: { 'POST /pay': { sent: { body: 'required object', ...sent }, answered } } };
}

it.each([
  [
    'a new optional field',
    { 'body.note': 'optional string', 'body.at': 'optional integer' },
    { value: 'required integer', at: 'required integer' },
    [],
  ],
  [
    'a field of something new',
    { 'body.note': 'optional string', 'body.to': 'optional object', 'body.to.id': 'required integer' },
    { value: 'required integer' },
    [],
  ],
  [
    'a field that must be sent',
    { 'body.note': 'required string', 'body.at': 'required integer' },
    { value: 'required integer' },
    ['POST /pay: body.note must be sent.', 'POST /pay: body.at must be sent.'],
  ],
  ['a field that is gone', {}, {}, ['POST /pay: body.note is gone.', 'POST /pay: value is gone.']],
  [
    'an answer that may be left out',
    { 'body.note': 'optional string' },
    { value: 'optional integer' },
    ['POST /pay: value may be left out.'],
  ],
  [
    'another type',
    { 'body.note': 'optional string' },
    { value: 'required string' },
    ['POST /pay: value was integer and is string.'],
  ],
])('judges %s', (_what, sent, answered, breaking) => {
  expect(breakingChanges(before, after(sent, answered))).toEqual(breaking);
});

it('names a call that is gone', () => {
  expect(breakingChanges(before, { version: '2.0.0', calls: {} })).toEqual(['POST /pay is gone.']);
});

it('of the contract breaks nothing of the last published version, or has another first number', () => {
  const published: ContractShape = JSON.parse(readFileSync(join(root, 'schemas/platform/published.json'), 'utf8'));
  const now = shapeOf(bundleContract(readSources(root)));
  const first = ({ version }: ContractShape) => version.split('.')[0];
  expect(first(now) === first(published) ? breakingChanges(published, now) : []).toEqual([]);
});
