/** The output folder is at fault; the message says what to do. */
export class OutputError extends Error {
  override readonly name: string = 'OutputError';
}

/** The place where a site should stand is taken by something that brandgen did not put there. */
export class OccupiedError extends OutputError {
  override readonly name = 'OccupiedError';
  constructor(readonly place: string) {
    super(`${place} exists and was not made by brandgen. Move it away, or choose another folder with --out.`);
  }
}

/** The folder belongs to the system, which lets nobody make another one in it. */
export class UnfitError extends OutputError {
  override readonly name = 'UnfitError';
  constructor(readonly place: string) {
    super(`${place} cannot hold folders: the system fills it. Choose another folder with \`--out\`.`);
  }
}
