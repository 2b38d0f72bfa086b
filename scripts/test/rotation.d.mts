/** Paths below tests/e2e. */
export interface Journeys {
  always: string[];
  rotating: string[];
}
export function readJourneys(): Journeys;
export function rotationArguments(journeys: Journeys, turn: number, reach: string | undefined): string[];
export function readCommandTests(): string[];
export function builtArguments(
  files: readonly string[],
  turn: number,
  reach: readonly string[] | 'all' | undefined,
): string[];
