import type { Ground } from '../palette.ts';

/** The area that a pattern fills: size, centre of the light, horizon, colours and random numbers. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly horizon: number;
  readonly ground: Ground;
  readonly random: () => number;
}

export type DrawPattern = (scene: Scene) => string;

/** Calls `make` with each index below `count`. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
