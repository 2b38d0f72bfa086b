import type { CompiledApp } from '#cli/build/compile/compiled-app.ts';

/** The chunk of a page and those that load with no other page. @throws unless one chunk has the name */
export function chunksOfPage({ chunks, shell, features }: CompiledApp, name: string): string[] {
  const [page, ...more] = Object.keys(chunks).filter((file) => file.startsWith(`assets/${name}-`));
  if (page === undefined || more.length > 0) throw new Error(`There is not one chunk named ${name}.`);
  const others = [shell, ...Object.values(features), ...Object.values(chunks).flatMap((chunk) => chunk.dynamicImports)];
  const elsewhere = new Set(others.filter((file) => file !== page).flatMap((file) => [...withImports(chunks, file)]));
  return [...withImports(chunks, page)].filter((file) => !elsewhere.has(file));
}

/** A chunk and everything that it imports at once. */
function withImports(chunks: CompiledApp['chunks'], first: string): Set<string> {
  const found = new Set<string>();
  const open = [first];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...(chunks[file]?.imports ?? []));
  }
  return found;
}
