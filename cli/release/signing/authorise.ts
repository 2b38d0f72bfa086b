import { type Releasers, type SignManifest, signerFor } from './releasers.ts';

/** A place that can have a list of who may release there. */
export interface GuardedTarget {
  readonly name: string;
  /** Name of the variable with the key that signs releases. */
  readonly signFrom: string;
  /** Its own list; undefined if it has none. @throws UsageError if that cannot be read */
  releasers(): Promise<Releasers | undefined>;
  /** Writes that list, unless another command has. */
  createReleasers(releasers: Releasers): Promise<void>;
}

export interface AuthoriseRequest {
  /** The list of `brandgen.json`, which counts only where the target has none. */
  readonly own: Releasers;
  readonly brands: readonly string[];
  /** Variables with the key. */
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Finds what signs releases of some brands to a target; undefined where neither the target nor the workspace says who may. A target without
 * a list gets that of the workspace.
 * @throws UsageError when the key is missing, or may not release one of the brands
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
  // Another command may have been first.
  return signerFor({ ...request, releasers: (await target.releasers()) ?? own });
}
