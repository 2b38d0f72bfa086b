import type { CompiledApp, CompiledChunk } from '../compile/compiled-app.ts';

/** The given chunks and all that they import statically, the given ones first. */
export function staticallyReached(app: CompiledApp, chunks: readonly string[]): string[] {
  return reach(app, chunks, ({ imports }) => imports);
}

/** All chunks that can be loaded from the given ones, by static or dynamic imports. */
export function reached(app: CompiledApp, chunks: readonly string[]): string[] {
  return reach(app, chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
}

/** Stylesheets of chunks in order, without duplicates. */
export function stylesOf(app: CompiledApp, chunks: readonly string[]): string[] {
  return [...new Set(chunks.flatMap((file) => chunkOf(app, file).css))];
}

export function chunkOf(app: CompiledApp, file: string): CompiledChunk {
  const chunk = app.chunks[file];
  if (!chunk) throw new Error(`The compiled site has no chunk ${file}.`);
  return chunk;
}

function reach(app: CompiledApp, from: readonly string[], next: (chunk: CompiledChunk) => readonly string[]): string[] {
  const reached = new Set(from);
  // Iteration over a set includes elements added during the loop.
  for (const file of reached) for (const other of next(chunkOf(app, file))) reached.add(other);
  return [...reached];
}
