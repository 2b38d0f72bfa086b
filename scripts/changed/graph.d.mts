/**
 * Reads what imports what, without types: those change nothing that runs.
 * @param places files or folders to begin at, instead of the whole project
 * @returns each module's imports, by path
 */
export function readGraph(places?: readonly string[]): Promise<Map<string, readonly string[]>>;
