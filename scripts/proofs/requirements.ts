import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Something that the specification asks for, in our own words. */
export interface Requirement {
  /** Part of the specification and a number that it keeps, such as `4.12`. */
  readonly id: string;
  readonly text: string;
  /** Folders that do it, from the root of the project. */
  readonly features: readonly string[];
  /** Operations of the contract that it uses. */
  readonly operations?: readonly string[];
  /** Whether a test has to read it in Arabic, beside the one that reads it in English. */
  readonly isInArabicToo?: true;
}

export async function readRequirements(root: string): Promise<Requirement[]> {
  return JSON.parse(await readFile(join(root, 'docs/requirements.json'), 'utf8'));
}

/** The part of the specification that a requirement is from. */
export function partOf({ id }: Requirement): number {
  return Number(id.split('.')[0]);
}

/** Id that a test names where it reads a requirement in Arabic. */
export function inArabic(id: string): string {
  return `${id} in Arabic`;
}

/** Every id that a test has to name. */
export function idsOf(requirements: readonly Requirement[]): string[] {
  return requirements.flatMap(({ id, isInArabicToo }) => (isInArabicToo ? [id, inArabic(id)] : [id]));
}
