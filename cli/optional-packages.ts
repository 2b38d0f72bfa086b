import { UsageError } from './commands/usage-error.ts';
import { packageFolder, wantedPackages } from './installed-packages.ts';

/**
 * Checks that the packages are installed that only `preview` and the sandbox platform use, and no build does.
 * @throws UsageError that says how to install the missing ones
 */
export function assertOptionalPackages(root: string, names?: readonly string[]): void {
  const optional = wantedPackages(root, 'peerDependencies');
  const missing = (names ?? Object.keys(optional)).filter((name) => packageFolder(name, root) === undefined);
  if (missing.length === 0) return;
  const exact = missing.map((name) => `${name}@${(optional[name] ?? '').replace('^', '')}`);
  throw new UsageError(
    `This command uses packages that are not installed. Install them with: npm install --save-dev ${exact.join(' ')}`,
  );
}
