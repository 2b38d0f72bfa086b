import { expect, it } from 'vitest';
import contract from '#schemas/platform/openapi.json' with { type: 'json' };

/** A schema's name in the contract, if it has an idempotency key. */
const payloads = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
  'properties' in schema && 'idempotencyKey' in schema.properties ? [name] : [],
);

const sources = import.meta.glob<string>(['/app/**/*.{ts,tsx}', '!/app/**/*.{test,fixture,css}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const callers = Object.entries(sources).filter(([path]) => !path.includes('platform/operations/'));

/** Operations whose function takes one of these payloads. */
const calls = Object.entries(sources).flatMap(([path, text]) => {
  const [, file] = /platform\/operations\/(.+\.ts)$/.exec(path) ?? [];
  return file && payloads.some((name) => text.includes(`body: ${name}`)) ? [file] : [];
});

const usersOf = (file: string) => callers.filter(([, text]) => text.includes(`/operations/${file}'`));

it('finds the calls that move money or points', () => expect(calls.length).toBeGreaterThan(3));

it.each(calls)('sends %s with the key of its intent', (file) => {
  const using = usersOf(file);
  expect(using.length).toBeGreaterThan(0);
  for (const [path, text] of using) expect([path, text.includes('useIntent(')]).toEqual([path, true]);
});
