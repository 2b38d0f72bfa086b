import type { Switches } from './control/switches.ts';
import type { Database } from './database/database.ts';
import type { IdentityProviders } from './identity/identity-providers.ts';
import type { Live } from './live/live.ts';
import type { EncryptionKey } from './session/encryption-key.ts';
import type { SandboxBrand } from './setup/sandbox-brand.ts';
import type { PathKey } from './system/path-key.ts';

/** Everything that the handlers of the calls work with. */
export interface Platform {
  readonly db: Database;
  readonly brand: SandboxBrand;
  readonly key: EncryptionKey;
  readonly paths: PathKey;
  /** Signs what this process hands out and has to recognise. */
  readonly secret: string;
  /** The companies whose accounts open a session here. */
  readonly identity: IdentityProviders;
  /** Tells the sites that are open what happens: `live.publish('draw', {…})`. */
  readonly live: Live;
  /** Changed only by the control API and the console. */
  readonly switches: Switches;
  /** Epoch milliseconds. */
  now(): number;
  /** A number in [0, 1) that nobody can foresee. */
  random(): number;
}
