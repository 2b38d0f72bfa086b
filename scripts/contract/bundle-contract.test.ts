import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleContract } from './bundle-contract.ts';
import { publishContract } from './publish-contract.ts';
import { type ContractSources, type DomainSource, readSources, type SourceOperation } from './read-sources.ts';

const root = join(import.meta.dirname, '../..');
const call = (operationId: string): SourceOperation => ({
  operationId,
  summary: 'Does it.',
  security: [],
  responses: { 200: { content: {} } },
});

function sources(domains: Record<string, Partial<DomainSource>>) {
  const whole = Object.entries(domains).map(
    ([name, domain]) => [name, { order: 1, paths: {}, schemas: {}, ...domain }] as const,
  );
  return {
    head: { openapi: '3.1.0', components: { responses: { Problem: {} } } },
    shared: { schemas: {} },
    domains: new Map(whole),
  };
}

describe('the bundle of the contract', () => {
  it('has the calls and schemas of every domain, also of a path that two share', () => {
    const { paths, components } = bundleContract(
      sources({
        one: { paths: { '/a': { get: call('readA') } }, schemas: { A: {} } },
        two: { paths: { '/a': { post: call('writeA') } }, schemas: { B: { $ref: '#/components/schemas/A' } } },
      }),
    );
    expect(paths).toEqual({ '/a': { get: call('readA'), post: call('writeA') } });
    expect(components).toEqual({
      responses: { Problem: {} },
      schemas: { A: {}, B: { $ref: '#/components/schemas/A' } },
    });
  });

  it.each([
    ['a call', { paths: { '/a': { get: call('other') } } }, 'two.json: /a: get stands in another source too.'],
    ['a schema', { schemas: { A: {} } }, 'two.json: A stands in another source too.'],
  ])('refuses %s that stands twice', (_what, two, message) => {
    const one = { paths: { '/a': { get: call('readA') } }, schemas: { A: {} } };
    expect(() => bundleContract(sources({ one, two }))).toThrow(message);
  });

  it('refuses a reference to what no source has', () => {
    const one = { schemas: { A: { $ref: '#/components/schemas/B' } } };
    expect(() => bundleContract(sources({ one }))).toThrow('The contract refers to schemas/B, which no source has.');
  });
});

describe('the published contract', () => {
  const encrypted = {
    ...call('pay'),
    requestBody: { content: { 'application/jose': {} } },
    'x-encrypted-payload': 'Payment',
    'x-errors': { 409: ['fee_changed'] },
  };
  const schemas = { CompactJwe: { type: 'string' }, Payment: {}, Problem: {} };
  const published = (examples: ContractSources['examples']) =>
    publishContract({ ...sources({ one: { paths: { '/a': { post: encrypted } }, schemas } }), examples }).paths['/a']?.[
      'post'
    ];

  it('says what an encrypted body holds, with an example', () => {
    const plaintext = { $ref: '#/components/schemas/Payment', examples: [{ amount: 1 }] };
    expect(published({ pay: { plaintext: { amount: 1 }, answer: { success: true } } })).toMatchObject({
      requestBody: { content: { 'application/jose': { schema: { contentSchema: plaintext } } } },
    });
  });

  it('names the errors of each status', () => {
    const { responses } = published({}) ?? {};
    expect(responses).toMatchObject({
      409: { $ref: '#/components/responses/Problem', description: '`fee_changed`.' },
    });
  });
});

it('has each call in the file of the domain of the sandbox that answers it', () => {
  const misplaced = [...readSources(root).domains].flatMap(([domain, { paths }]) =>
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId }) => `sandbox/${domain}/operations/${kebab(operationId)}.ts`)
      .filter((file) => !existsSync(join(root, file))),
  );
  expect(misplaced).toEqual([]);
});

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
