import { describe, expect, it } from 'vitest';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { DOMAIN_CALLS } from '#schemas/generated/platform-domains.ts';
import { halfHints, halvesName, MONEY_DOMAINS } from './half-hints.ts';

describe('where money is on both sides', () => {
  it('says whose each domain’s is, in the terminal and on the page', () => {
    expect(halfHints(['wallets', 'lottery']).join('\n')).toMatch(
      /^Two balances: .*\n +wallets, lottery: the sandbox’s.*\n +member, .*deposits, withdrawals.*: the platform’s$/m,
    );
    expect(halvesName(['wallets', 'lottery'])).toBe(
      'wallets, lottery from the sandbox, with another balance than the platform',
    );
  });

  it('says nothing of it where one side has all money', () => {
    for (const mocked of [['messages'], ['log-in']] as const) {
      expect(halfHints(mocked).join('\n')).not.toContain('balance');
      expect(halvesName(mocked)).toBe(`${mocked[0]} from the sandbox`);
    }
  });
});

it('knows every domain with a call that books a member’s money or points', () => {
  const keyed = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    'properties' in schema && 'idempotencyKey' in schema.properties ? [name] : [],
  );
  const domains = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const text = JSON.stringify(operation);
      const books = keyed.some((name) => text.includes(`"${name}"`) || text.includes(`schemas/${name}"`));
      return books ? [DOMAIN_CALLS[`${method.toUpperCase()} ${path}`]?.domain] : [];
    }),
  );
  const others = ['care', 'messages'];
  expect([...new Set(domains)].filter((domain) => !others.includes(domain ?? '')).sort()).toEqual(
    MONEY_DOMAINS.filter((domain) => !['member', 'games', 'live'].includes(domain)).sort(),
  );
});
