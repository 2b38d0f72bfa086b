import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ResolvedBrand } from '../brand/resolved-brand.ts';
import type { BuiltSite, SiteToBuild } from './build-site.ts';

export interface WorkerData {
  /** The package's root. */
  root: string;
  /** Folder of brandgen's own code, as it runs. */
  code: string;
  /** Digest of the site's sources and of the tools, so that each thread need not read them all again. */
  sources: string;
}

/** Either a site to build, or brands to prepare for until the first site comes. */
export type WorkerQuestion = { id: number; site: SiteToBuild } | { ahead: readonly ResolvedBrand[] };

export interface WorkerAnswer {
  id: number;
  built?: BuiltSite;
  error?: unknown;
}

/** Another thread that builds sites. */
export interface BuildThread {
  build(site: SiteToBuild): Promise<BuiltSite>;
  /** Uses the time until the first site for what sites of these brands will need. */
  prepare(brands: readonly ResolvedBrand[]): void;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (site: BuiltSite) => void;
  reject: (error: unknown) => void;
}

/** Starts a thread with a workshop of its own; the cache on the disk is common to all. */
export function startBuildThread({ root, code, sources }: WorkerData): BuildThread {
  const compiled = path.join(code, 'fleet-worker.js');
  const program = existsSync(compiled) ? compiled : path.join(code, 'build', 'fleet-worker.ts');
  const worker = new Worker(program, { workerData: { root, code, sources } satisfies WorkerData });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  worker.on('message', ({ id, built, error }: WorkerAnswer) => {
    const question = waiting.get(id);
    waiting.delete(id);
    if (built) question?.resolve(built);
    else question?.reject(error);
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
  });
  return {
    build: (site) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.postMessage({ id: asked, site } satisfies WorkerQuestion);
      }),
    prepare: (ahead) => worker.postMessage({ ahead } satisfies WorkerQuestion),
    close: async () => {
      await worker.terminate();
    },
  };
}
