/** The sandbox cannot start with these settings; `fix` says what to change. */
export class SetupError extends Error {
  readonly fix: string;

  constructor(problem: string, fix: string) {
    super(`${problem} ${fix}`);
    this.fix = fix;
  }
}
