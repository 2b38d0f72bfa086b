/** The sandbox cannot start as it was asked to; `fix` says what to change. */
export class SetupError extends Error {
  readonly fix: string;

  constructor(problem: string, fix: string) {
    super(`${problem} ${fix}`);
    this.fix = fix;
  }
}
