import { type Releasers, type SignManifest, signerFor } from './releasers.ts';

/** A target that can have a list of releasers. */
export interface GuardedTarget {
  readonly name: string;
  /** Environment variable with the signing key. */
  readonly signFrom: string;
  /** The target's own list; undefined without one. @throws UsageError if it cannot be read */
  releasers(): Promise<Releasers | undefined>;
  /** Writes the target's list, unless another command has done so. */
  createReleasers(releasers: Releasers): Promise<void>;
}

export interface AuthoriseRequest {
  /** The list in `brandgen.json`, used only if the target has none. */
  readonly own: Releasers;
  readonly brands: readonly string[];
  /** Environment variables, one with the key. */
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Returns the function that signs releases of some brands to a target; undefined if neither the target nor the
 * workspace has a list of releasers. A target without a list gets the workspace's. @throws UsageError if the key is
 * missing, or may not release one of the brands
 */
export async function authorise(
  target: GuardedTarget,
  { own, brands, environment }: AuthoriseRequest,
): Promise<SignManifest | undefined> {
  const listed = await target.releasers();
  if (!listed && Object.keys(own).length === 0) return undefined;
  const request = { target: target.name, variable: target.signFrom, brands, environment };
  if (listed) return signerFor({ ...request, releasers: listed });
  signerFor({ ...request, releasers: own, isOfWorkspace: true });
  await target.createReleasers(own);
  // Another command may have written it first.
  return signerFor({ ...request, releasers: (await target.releasers()) ?? own });
}
