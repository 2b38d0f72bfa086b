import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';
import type { BuiltSite } from '../built-site.ts';
import type { SiteToBuild } from '../site-to-build.ts';

export interface WorkerData {
  /** The package's root. */
  root: string;
  /** Folder of brandgen's own running code. */
  code: string;
  /** Digest of the site's sources and of the tools, so that threads need not read them again. */
  sources: string;
}

/** A site to build, or brands to prepare until the first site arrives. */
export type WorkerRequest = { id: number; site: SiteToBuild } | { ahead: readonly ResolvedBrand[] };

export interface WorkerAnswer {
  id: number;
  built?: BuiltSite;
  error?: unknown;
  /** Whether it was a UsageError, as a copied error loses its class. */
  isUsage?: boolean;
  /** The error's own fields, such as the system's error code and the path. */
  facts?: object;
}

/** A thread that builds sites. */
export interface BuildThread {
  /** Rejects if the thread ends before the site is built. */
  build(site: SiteToBuild): Promise<BuiltSite>;
  /** Prepares data for these brands until the first site arrives. */
  prepare(brands: readonly ResolvedBrand[]): void;
  close(): Promise<void>;
}

interface Waiting {
  brand: string;
  resolve: (site: BuiltSite) => void;
  reject: (error: unknown) => void;
}

/** Starts a thread with its own context; all threads share the cache on disk. */
export function startBuildThread({ root, code, sources }: WorkerData): BuildThread {
  const compiled = path.join(code, 'fleet-worker.js');
  const program = existsSync(compiled) ? compiled : path.join(code, 'build', 'fleet', 'fleet-worker.ts');
  const worker = new Worker(program, { workerData: { root, code, sources } satisfies WorkerData });
  const waiting = new Map<number, Waiting>();
  let requests = 0;
  let failure: unknown;
  const fail = (reason: unknown) => {
    failure ??= reason;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on('message', ({ id, built, error, isUsage, facts }: WorkerAnswer) => {
    const request = waiting.get(id);
    waiting.delete(id);
    if (built) request?.resolve(built);
    else if (isUsage && error instanceof Error) request?.reject(new UsageError(error.message));
    else request?.reject(error instanceof Error ? Object.assign(error, facts) : error);
  });
  worker.on('error', (error) => fail(explained(error)));
  worker.on('messageerror', fail);
  // Also runs without an error, for example after process.exit in a package. After an error, the first reason is kept.
  worker.on('exit', (code) => fail(endedEarly(code, [...waiting.values()])));
  return {
    build: (site) =>
      new Promise((resolve, reject) => {
        // An ended thread never answers.
        if (failure !== undefined) return reject(failure);
        requests += 1;
        waiting.set(requests, { brand: site.brand.site.id, resolve, reject });
        worker.postMessage({ id: requests, site } satisfies WorkerRequest);
      }),
    prepare: (ahead) => worker.postMessage({ ahead } satisfies WorkerRequest),
    close: async () => {
      await worker.terminate();
    },
  };
}

function explained(error: unknown): unknown {
  if (!hasErrorCode(error, 'ERR_WORKER_OUT_OF_MEMORY')) return error;
  return new UsageError(
    'The build ran out of memory. Build with a smaller `--jobs`, or allow more with `NODE_OPTIONS=--max-old-space-size=<megabytes>`.',
  );
}

function endedEarly(code: number, waiting: readonly Waiting[]): Error {
  const brands = waiting.map(({ brand }) => brand).join(', ');
  return new Error(`A build thread ended by itself with exit code ${code}${brands && ` while it built ${brands}`}.`);
}
