import type { CompiledApp, CompiledChunk } from '../compile/compiled-app.ts';

/** Chunks that are loaded together with some others, by static imports; those come first. */
export function staticallyReached(app: CompiledApp, chunks: readonly string[]): string[] {
  return reach(app, chunks, ({ imports }) => imports);
}

/** Chunks that can ever be loaded when some are, by static or by dynamic imports. */
export function reached(app: CompiledApp, chunks: readonly string[]): string[] {
  return reach(app, chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
}

/** Stylesheets of chunks, in their order, each once. */
export function stylesOf(app: CompiledApp, chunks: readonly string[]): string[] {
  return [...new Set(chunks.flatMap((file) => chunkOf(app, file).css))];
}

export function chunkOf(app: CompiledApp, file: string): CompiledChunk {
  const chunk = app.chunks[file];
  if (!chunk) throw new Error(`The compiled site has no chunk ${file}.`);
  return chunk;
}

function reach(app: CompiledApp, from: readonly string[], next: (chunk: CompiledChunk) => readonly string[]): string[] {
  const found = new Set(from);
  // A set yields what is added to it while it is walked.
  for (const file of found) for (const other of next(chunkOf(app, file))) found.add(other);
  return [...found];
}
