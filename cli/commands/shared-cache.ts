import type { Workspace } from '#cli/brand/workspace/workspace.ts';
import { type CacheSettings, readCacheSettings } from '#cli/build/cache/shared/cache-settings.ts';
import type { EntryStore, SharedCache } from '#cli/build/cache/shared/shared-cache.ts';
import { privateKeyOf, publicHalfOf } from '#cli/keys/ed25519.ts';
import type { Finding, Problem } from '#cli/problems/problem.ts';
import type { Cache } from '#schemas/generated/workspace.ts';

export interface OpenedCache {
  /** Undefined if this machine does not use a shared cache. */
  readonly shared: SharedCache | undefined;
  /** Waits for uploads. @returns problems at the setting in `brandgen.json` */
  finish(): Promise<readonly Problem[]>;
}

/** The shared cache of a workspace, if this machine has the keys of its store. Never fails: problems are warnings. */
export async function openWorkspaceCache(
  workspace: Pick<Workspace, 'root'>,
  environment: NodeJS.ProcessEnv,
): Promise<OpenedCache> {
  const { found, problems } = readCacheSettings(workspace);
  if (!found) return { shared: undefined, finish: async () => problems };
  const { shared, findings } = await open(found, environment);
  return {
    shared,
    finish: async () => [...findings, ...((await shared?.finish()) ?? [])].map((finding) => found.problem(finding)),
  };
}

interface Opened {
  readonly shared: SharedCache | undefined;
  readonly findings: readonly Finding[];
}

async function open({ settings }: CacheSettings, environment: NodeJS.ProcessEnv): Promise<Opened> {
  const { s3, trust, signFrom } = settings;
  const { openStoreClient, storeKeysIn } = await import('#cli/release/store/store-client.ts');
  const { openSharedCache } = await import('#cli/build/cache/shared/shared-cache.ts');
  const keys = storeKeysIn(s3, environment);
  const pem = environment[signFrom] ?? '';
  if ('missing' in keys) {
    const needs = `The shared cache needs ${keys.missing.join(' and ')} in the environment, as ${signFrom} is there.`;
    return { shared: undefined, findings: pem === '' ? [] : [{ rule: 'shared-cache', message: needs }] };
  }
  const client = openStoreClient({ ...s3, title: 'Its store' }, keys, []);
  const store: EntryStore = {
    read: (name, until) => client.stream(name, until),
    async write(name, bytes, until) {
      await client.put(name, bytes, { 'content-type': 'application/octet-stream' }, undefined, until);
    },
  };
  const { key, findings } = signingKey(pem, { trust, signFrom });
  return { shared: openSharedCache({ store, prefix: s3.prefix, trust, key }), findings };
}

function signingKey(pem: string, { trust, signFrom }: Pick<Cache, 'trust' | 'signFrom'>) {
  const key = pem === '' ? undefined : privateKeyOf(pem);
  const told = (message: string, fix: string) => ({
    key: undefined,
    findings: [{ rule: 'shared-cache', message, fix }],
  });
  if (!key) {
    if (pem === '') return { key, findings: [] };
    return told(
      `${signFrom} holds no Ed25519 key as PEM, so nothing was written to the shared cache.`,
      'Make one with `openssl genpkey -algorithm ed25519`.',
    );
  }
  if (trust.includes(publicHalfOf(key))) return { key, findings: [] };
  return told(
    `The key in ${signFrom} is not among those to trust, so nothing was written to the shared cache.`,
    'Add its public half to `trust`.',
  );
}
