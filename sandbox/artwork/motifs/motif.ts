import type { Ground, Tint } from '../palette.ts';

/** A drawing's colours and the text after `@kind:`. */
export interface MotifContext {
  readonly ground: Ground;
  readonly tint: Tint;
  readonly detail: string;
}

/** Draws a motif as SVG markup inside a 512 × 512 box. Ids start with `m`. */
export type DrawMotif = (context: MotifContext) => string;
