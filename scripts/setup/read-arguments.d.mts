/** The command line arguments of a script. Exits on --help and on an unknown argument, before anything is set up. */
export function readArguments(usage: string, known: readonly string[]): string[];
