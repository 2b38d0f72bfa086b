import { UsageError } from '../commands/usage-error.ts';

/** Reads `--port`; 0 stands for any free port. @throws UsageError */
export function parsePort(asked: string): number {
  const port = Number(asked);
  const sound = asked.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535;
  if (!sound) throw new UsageError(`--port takes a number from 0 to 65535, not "${asked}".`);
  return port;
}

/** Reads `--api`: an origin, its path left out. @throws UsageError */
export function parseOrigin(asked: string): string {
  if (!URL.canParse(asked) || !/^https?:/.test(asked)) {
    throw new UsageError(`--api takes an address such as https://platform.example, not "${asked}".`);
  }
  return new URL(asked).origin;
}
