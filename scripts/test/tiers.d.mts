import type { Reach } from '../changed/reach.mjs';

interface LeftOut {
  files: string[];
  /** What the whole run does with them. */
  left: string;
  /** Tests of `npm test` that cover the same lines; empty where it runs a part of the same files. */
  covered: string[];
  /** What `npm test` does instead. */
  by: string;
}

export const LEFT_OUT: readonly LeftOut[];
export function settingsOf(tier: string): Record<string, string>;
export function describeReach(reach: Pick<Reach, 'browser' | 'built'> | undefined): string[];
/** @param turn 0 to 2 */
export function describeTier(tier: string, turn: number): string[];
