/** The brandgen arguments of `npm start`: those given, with the brand aurora if they name none. */
export function startArguments(given: readonly string[]): string[];
