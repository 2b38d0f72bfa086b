import { UsageError } from '#cli/problems/usage-error.ts';
import { packageFolder, wantedPackages } from './installed-packages.ts';

/** Packages that a queue of releases needs. */
export const QUEUE_PACKAGES = ['pg', 'pg-boss'];

/** Not needed by the sandbox platform: for a queue, and for an adapter. */
const OF_OTHERS = ['pg-boss', 'typescript'];

/**
 * Checks that optional packages are installed: those of `preview` and the sandbox platform, or the named ones. @throws
 * UsageError that says how to install the missing ones
 */
export function assertOptionalPackages(root: string, names?: readonly string[]): void {
  const optional = wantedPackages(root, 'peerDependencies');
  const missing = (names ?? Object.keys(optional).filter((name) => !OF_OTHERS.includes(name))).filter(
    (name) => packageFolder(name, root) === undefined,
  );
  if (missing.length === 0) return;
  const exact = missing.map((name) => `${name}@${(optional[name] ?? '').replace('^', '')}`);
  throw new UsageError(
    `This command uses packages that are not installed. Install them with: npm install --save-dev ${exact.join(' ')}`,
  );
}
