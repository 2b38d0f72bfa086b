import type { ReleaseTarget } from './release-target.ts';
import { type Releasers, type SignManifest, signerFor } from './releasers.ts';

export interface AuthoriseRequest {
  /** The list of `brandgen.json`, which counts only where the target has none. */
  readonly own: Releasers;
  readonly brands: readonly string[];
  /** Variables with the key. */
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * What signs releases of some brands to a target; undefined where neither the target nor the workspace says who may. A target without
 * a list gets that of the workspace.
 * @throws UsageError when the key is missing, or may not release one of the brands
 */
export async function authorise(
  target: ReleaseTarget,
  { own, brands, environment }: AuthoriseRequest,
): Promise<SignManifest | undefined> {
  const listed = await target.releasers();
  if (!listed && Object.keys(own).length === 0) return undefined;
  const request = { target: target.name, variable: target.signFrom, brands, environment };
  if (listed) return signerFor({ ...request, releasers: listed });
  signerFor({ ...request, releasers: own });
  await target.createReleasers(own);
  // Another command may have been first.
  return signerFor({ ...request, releasers: (await target.releasers()) ?? own });
}
