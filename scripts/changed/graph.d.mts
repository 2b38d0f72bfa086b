/**
 * Reads what imports what, by default without types: those change nothing that runs.
 * @param places files or folders to begin at, instead of the whole project
 * @param options.types whether imports of types alone count too
 * @returns each module's imports, by path
 */
export function readGraph(
  places?: readonly string[],
  options?: { types?: boolean },
): Promise<Map<string, readonly string[]>>;

/** Follows imports from modules, which are part of the result. @param leaves modules whose imports do not count */
export function importsOf(
  graph: ReadonlyMap<string, readonly string[]>,
  starts: readonly string[],
  leaves?: ReadonlySet<string>,
): Set<string>;
