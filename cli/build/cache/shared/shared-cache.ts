import type { KeyObject } from 'node:crypto';
import { digest } from '#cli/build/digest.ts';
import { publicHalfOf, publicKeyOf } from '#cli/keys/ed25519.ts';
import type { Finding } from '#cli/problems/problem.ts';
import { RefusedEntry } from './refused-entry.ts';
import { type ExpectedEntry, readEntry, readSigned, type SharedFile, signEntry } from './signed-entry.ts';

/** Storage of bytes under names. Calls throw when it fails. */
export interface EntryStore {
  read(name: string, until: AbortSignal): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Replaces an existing entry. */
  write(name: string, bytes: Uint8Array, until: AbortSignal): Promise<void>;
}

/**
 * Entries that machines share. Failures are reported as warnings, and the build continues without the cache. After a
 * failure, the store is not used again in the same run.
 */
export interface SharedCache {
  /** Whether this machine signs entries. */
  readonly signs: boolean;
  /** The verified files of an entry signed by a trusted key; undefined without such an entry. */
  take(entry: WantedEntry): Promise<SharedFile[] | undefined>;
  /** Whether this machine signs entries and the store lacks its own. */
  lacks(entry: WantedEntry): Promise<boolean>;
  /** Starts to upload an entry if this machine signs entries. Only files made by this run may be signed. */
  give(name: string, files: readonly SharedFile[]): void;
  /** Waits for uploads. @returns all failures of the run */
  finish(): Promise<readonly Finding[]>;
}

export type WantedEntry = Pick<ExpectedEntry, 'name' | 'isPlace'>;

export interface SharedCacheRequest {
  readonly store: EntryStore;
  /** Folder in the store with its trailing slash; empty for the root. */
  readonly prefix: string;
  /** Public keys: SPKI in DER, as base64. */
  readonly trust: readonly string[];
  /** Private key of one of them, on a machine that uploads. */
  readonly key: KeyObject | undefined;
  readonly waits?: Waits;
}

/** Total time that a run waits for the store, in milliseconds. */
interface Waits {
  readonly take: number;
  readonly give: number;
}

const WAITS: Waits = { take: 15_000, give: 60_000 };

/** Cannot be a brand's id, so that a bucket can also hold releases. */
const FOLDER = '_cache/';

/** One folder per key, so that signers never replace each other's entries. */
export function entryPlace(prefix: string, publicKey: string, name: string): string {
  return `${prefix}${FOLDER}${digest(publicKey).slice(0, 16)}/${name}`;
}

export function openSharedCache({ store, prefix, trust, key, waits = WAITS }: SharedCacheRequest): SharedCache {
  const own = key && publicHalfOf(key);
  const signers = trust.map((text) => ({ text, signer: publicKeyOf(text) }));
  const findings = new Map<string, Finding>();
  const refused = new Set<string>();
  const writing: Promise<void>[] = [];
  let isDown = false;

  const warn = (finding: Finding) => findings.set(finding.message, finding);
  /** Uses an entry; returns undefined with a warning if that fails. */
  async function attempt<Result>(address: string, work: () => Promise<Result>): Promise<Result | undefined> {
    if (isDown) return undefined;
    try {
      return await work();
    } catch (error) {
      if (error instanceof RefusedEntry) {
        refused.add(address);
        warn(refusal(address, error.message));
      } else {
        isDown = true;
        warn(unavailable(error));
      }
      return undefined;
    }
  }

  return {
    signs: key !== undefined,
    async take({ name, isPlace }) {
      const until = AbortSignal.timeout(waits.take);
      for (const { text, signer } of signers) {
        const address = entryPlace(prefix, text, name);
        const files = await attempt(address, async () => {
          const chunks = await store.read(address, until);
          return chunks && readEntry(chunks, { name, signer, isPlace });
        });
        if (files) return files;
      }
      return undefined;
    },
    async lacks({ name, isPlace }) {
      if (own === undefined) return false;
      const address = entryPlace(prefix, own, name);
      const until = AbortSignal.timeout(waits.take);
      const isThere = await attempt(address, async () => {
        const chunks = await store.read(address, until);
        if (chunks) await readSigned(chunks, { name, signer: publicKeyOf(own), isPlace });
        return chunks !== undefined;
      });
      return isThere === false || refused.has(address);
    },
    give(name, files) {
      if (!key || own === undefined) return;
      const address = entryPlace(prefix, own, name);
      const write = () => store.write(address, signEntry(name, files, key), AbortSignal.timeout(waits.give));
      writing.push(attempt(address, write));
    },
    async finish() {
      await Promise.all(writing);
      return [...findings.values()];
    },
  };
}

function refusal(address: string, why: string): Finding {
  return {
    rule: 'shared-cache',
    message: `The shared cache has a bad entry, ${address}: ${why}. The build did not use it.`,
    fix: 'Find out who can write there. The next build that signs entries replaces it.',
  };
}

function unavailable(error: unknown): Finding {
  const why = error instanceof Error ? error.message : String(error);
  return { rule: 'shared-cache', message: `The build went on without the shared cache. ${why}` };
}
