/** The command was used wrongly (exit code 2): an unknown brand, a port that is no number, a folder that is not there. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
