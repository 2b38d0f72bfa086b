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
  /** Digest of the site's sources and of the tools, so that no thread has to read them again. */
  sources: string;
}

/** A site to build, or brands to prepare until the first site arrives. */
export type WorkerRequest = { id: number; site: SiteToBuild } | { ahead: readonly ResolvedBrand[] };

export interface WorkerAnswer {
  id: number;
  built?: BuiltSite;
  error?: unknown;
  /** Whether it was a UsageError, a class that a copy loses. */
  isUsage?: boolean;
  /** The error's own fields, such as the system's code and the path. */
  facts?: object;
}

/** Another thread that builds sites. */
export interface BuildThread {
  /** Rejects when the thread ends first, for whatever reason. */
  build(site: SiteToBuild): Promise<BuiltSite>;
  /** Prepares data for the sites of these brands, until the first site arrives. */
  prepare(brands: readonly ResolvedBrand[]): void;
  close(): Promise<void>;
}

interface Waiting {
  /** Id of the site. */
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
  // Reached without an error too, as when a package calls process.exit. After an error, the first reason stays.
  worker.on('exit', (code) => fail(endedEarly(code, [...waiting.values()])));
  return {
    build: (site) =>
      new Promise((resolve, reject) => {
        // It no longer answers.
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
