import { UsageError } from '#cli/problems/usage-error.ts';

/** A problem with the output folder or the cache; the message says what to do. */
export class OutputError extends UsageError {
  override readonly name: string = 'OutputError';
}

/** The path of a site is taken by something that brandgen did not create. */
export class OccupiedError extends OutputError {
  override readonly name = 'OccupiedError';
  constructor(
    readonly place: string,
    setting = '--out',
  ) {
    super(`${place} exists and was not made by brandgen. Move it away, or choose another folder with ${setting}.`);
  }
}

/** A system folder in which no folder can be created. */
export class UnfitError extends OutputError {
  override readonly name = 'UnfitError';
  constructor(
    readonly place: string,
    setting = '--out',
  ) {
    super(`${place} cannot hold folders: the system fills it. Choose another folder with \`${setting}\`.`);
  }
}
