import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { IdentityProviders } from './identity/identity-providers.ts';
import type { Demos } from './process/demos.ts';
import type { EncryptionKey } from './process/encryption-key.ts';
import type { Live } from './process/live.ts';
import type { PathKey } from './process/path-key.ts';
import type { ReportBook } from './process/report-book.ts';
import type { Switches } from './process/switches.ts';
import type { SandboxBrand } from './setup/sandbox-brand.ts';
import type { Turns } from './turns.ts';

export interface Platform {
  readonly db: Database;
  readonly brand: SandboxBrand;
  readonly key: EncryptionKey;
  readonly paths: PathKey;
  /** Signs the challenges that this process issues. */
  readonly secret: string;
  /** Companies whose accounts can be used to log in. */
  readonly identity: IdentityProviders;
  /** Running demos of games. */
  readonly demos: Demos;
  /** Publishes events to open sites: `live.publish('draw', {…})`. */
  readonly live: Live;
  /** Changed only by the control API and the console. */
  readonly switches: Switches;
  /** Lets simultaneous calls that would only get into each other's way take turns. */
  readonly turns: Turns;
  /** Calls that a site has asked for in vain since the start, by operation: the platform lacks them. */
  readonly missed: Set<string>;
  /** Errors and timings that sites have reported. */
  readonly siteReports: ReportBook;
  readonly clock: Clock;
  /** Aborted as the sandbox closes: its database may be another's after that. */
  readonly ended: AbortSignal;
  /** Epoch milliseconds by the clock. */
  now(): number;
  /** An unpredictable number in [0, 1). */
  random(): number;
}
