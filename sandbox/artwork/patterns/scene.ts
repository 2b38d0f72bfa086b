import type { Ground } from '../palette.ts';

/** The field that a pattern fills: its size, the light's centre, the line where land begins, colours and chance. */
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

/** `count` results of `make`, by index. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
