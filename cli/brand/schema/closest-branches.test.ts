import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { schemaFindings } from './schema-findings.ts';

const ajv = new Ajv2020({ allErrors: true, verbose: true, messages: false });
const check = ajv.compile({
  type: 'object',
  properties: {
    registration: {
      anyOf: [
        { type: 'boolean' },
        {
          type: 'object',
          required: ['closed'],
          additionalProperties: false,
          properties: { closed: { type: 'boolean' }, preferred: { enum: ['username', 'mobile'] } },
        },
      ],
    },
    agents: { type: 'boolean' },
    pages: {
      type: 'array',
      items: { anyOf: [{ type: 'boolean' }, { type: 'object', properties: { path: { type: 'string' } } }] },
    },
  },
});

function findings(value: unknown) {
  return schemaFindings(check, value).map(({ path, finding }) => `${path.join('.')}: ${finding.rule}`);
}

describe('a union', () => {
  it('is reported by its closest branch', () => {
    expect(findings({ registration: { closed: true, preferred: 'email' } })).toEqual([
      'registration.preferred: choice',
    ]);
  });

  it('does not hide other problems', () => {
    expect(findings({ registration: { closed: 1 }, agents: 1 })).toEqual(['registration.closed: type', 'agents: type']);
  });

  it('is reported by its simplest branch when none is close', () => {
    expect(findings({ registration: 'open' })).toEqual(['registration: type']);
  });

  it('is reported for each value that it describes', () => {
    expect(findings({ pages: ['home', { path: 1 }, true, 5] })).toEqual([
      'pages.0: type',
      'pages.1.path: type',
      'pages.3: type',
    ]);
  });
});
