import { describe, expect, it } from 'vitest';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { WITHOUT_KEY } from './calls-without-key.ts';
import { BOOKS, reachingBooks, writingBooks } from './money-moves.ts';

const sandbox = import.meta.glob<string>(['/sandbox/**/*.ts', '!/sandbox/**/*.{test,fixture}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const app = import.meta.glob<string>(['/app/**/*.{ts,tsx}', '!/app/**/*.{test,fixture,css}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Call {
  operationId: string;
  'x-encrypted-payload'?: string | readonly string[];
  requestBody?: { content: Readonly<Record<string, { schema: { $ref?: string } }>> };
}

/** Schemas with an idempotency key. */
const withKey = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
  'properties' in schema && 'idempotencyKey' in schema.properties ? [name] : [],
);

/** Names of the schemas that a call's payload may have, encrypted or not. */
function payloadsOf({ requestBody, 'x-encrypted-payload': encrypted = [] }: Call): string[] {
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema.$ref?.split('/').at(-1) ?? '');
  return [encrypted, bodies].flat();
}

/** Every call that changes something: all but GET. */
const changing = Object.values(contract.paths).flatMap((path) =>
  Object.entries<Call>(path).flatMap(([method, call]) => (method === 'get' ? [] : [call])),
);
const keyed = changing
  .filter((call) => payloadsOf(call).some((name) => withKey.includes(name)))
  .map(({ operationId }) => operationId);

const fileOf = (operationId: string) => operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const reaching = reachingBooks(sandbox);
const handlers = new Map(
  Object.keys(sandbox).flatMap((path) => {
    const [, name] = /\/operations\/([^/]+)\.ts$/.exec(path) ?? [];
    return name ? [[name, path] as const] : [];
  }),
);
/** Calls whose handler can reach the books of money or points. */
const moving = changing
  .map(({ operationId }) => operationId)
  .filter((operationId) => reaching.has(handlers.get(fileOf(operationId)) ?? ''));

describe('calls that move money or points', () => {
  it('have a handler each, so that none escapes', () => {
    expect(changing.filter(({ operationId }) => !handlers.has(fileOf(operationId)))).toEqual([]);
    expect(moving.length).toBeGreaterThan(20);
  });

  it('move it through the books that the search starts from', () => {
    const afterTheSeed = writingBooks(sandbox).filter((path) => !/^\/sandbox\/(seed\/|[^/]+\/seeds\.ts$)/.test(path));
    expect(afterTheSeed.sort()).toEqual([...BOOKS].sort());
  });

  it.each(moving)('%s has the key of its intent, or a reason to have none', (operationId) => {
    expect(keyed.includes(operationId) ? undefined : operationId).toBe(
      Object.hasOwn(WITHOUT_KEY, operationId) ? operationId : undefined,
    );
  });

  it('are found where a domain moves money as it hears of something', () => {
    const reached = reachingBooks({
      '/sandbox/race/operations/finish.ts': "await hooksOf(db).tell('finished', { db });",
      '/sandbox/race/operations/look.ts': "await hooksOf(db).tell('seen', { db });",
      '/sandbox/prize/domain.ts':
        "import { post } from '../ledger/post-transaction.ts';\nexport const domain = { hears: { finished: { order: 10, hear: post } } };",
    });
    expect(reached.has('/sandbox/race/operations/finish.ts')).toBe(true);
    expect(reached.has('/sandbox/race/operations/look.ts')).toBe(false);
  });

  it('have no reason without need', () => {
    expect(Object.keys(WITHOUT_KEY).filter((operationId) => !moving.includes(operationId))).toEqual([]);
  });
});

const callers = Object.entries(app).filter(([path]) => !path.includes('platform/generated/operations/'));

it.each(keyed)('the site sends %s with the key of its intent', (operationId) => {
  const using = callers.filter(([, text]) => text.includes(`/operations/${fileOf(operationId)}.ts'`));
  expect(using.length).toBeGreaterThan(0);
  for (const [path, text] of using) expect([path, /\buseIntent(Call)?\(/.test(text)]).toEqual([path, true]);
});
