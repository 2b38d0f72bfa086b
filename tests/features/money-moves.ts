/** Modules that book money and points: everything that moves either ends in one of these. */
export const BOOKS: readonly string[] = ['/sandbox/ledger/post-transaction.ts', '/sandbox/points/move-points.ts'];

/** Import or export with code; a type moves nothing. */
const IMPORTS = /^(?:import|export)(?! type)[^;]*? from '([^']+)'/gms;

export type Sources = Readonly<Record<string, string>>;

/** The files of the sandbox whose code can reach the books, by path. */
export function reachingBooks(sources: Sources): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  for (const [path, text] of Object.entries(sources))
    for (const used of [...importsOf(path, text), ...hookedDomains(text, sources)])
      users.set(used, [...(users.get(used) ?? []), path]);
  const reaching = new Set<string>();
  const open = [...BOOKS];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reaching.has(path)) continue;
    reaching.add(path);
    open.push(...(users.get(path) ?? []));
  }
  return reaching;
}

/** Files that write into the books themselves. A balance is the sum of its entries, as the tests of the ledger hold. */
export function writingBooks(sources: Sources): string[] {
  const writes = /\binsert\((?:entries|pointEntries)\)/;
  return Object.keys(sources).filter((path) => writes.test(sources[path] ?? ''));
}

/** Domains that a file asks or tells by a hook, as in `tell('bet', …)`: what they do then may move money. */
function hookedDomains(text: string, sources: Sources): string[] {
  const names = [...text.matchAll(/\.(?:tell|require|refusal|count|list)\('(\w+)'/g)].map(
    ([, name]) => new RegExp(`\\b${name}\\b`),
  );
  const domains = Object.keys(sources).filter((path) => path.endsWith('/domain.ts'));
  return domains.filter((path) => names.some((name) => name.test(sources[path] ?? '')));
}

function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(IMPORTS)].flatMap(([, from = '']) => {
    if (from.startsWith('#sandbox/')) return [from.replace('#', '/')];
    return from.startsWith('.') ? [new URL(from, `file://${path}`).pathname] : [];
  });
}
