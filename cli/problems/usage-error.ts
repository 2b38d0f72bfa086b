/** Incorrect usage (exit code 2): an unknown brand, a port that is not a number, a missing folder. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}
