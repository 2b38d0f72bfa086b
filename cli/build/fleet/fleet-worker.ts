// Entry of a thread that builds sites of a fleet. The main thread sends one site at a time and receives the result.
import { parentPort, workerData } from 'node:worker_threads';
import { UsageError } from '#cli/problems/usage-error.ts';
import { type BuildSite, build } from '../build.ts';
import { openBuildContext } from '../build-context.ts';
import { buildAndReport } from '../built-site.ts';
import type { WorkerAnswer, WorkerData, WorkerRequest } from './build-thread.ts';
import { prepareAhead } from './prepare-ahead.ts';

const { root, code, sources }: WorkerData = workerData;
const context = openBuildContext(root, code, process.env, { sources });
// Preload these while the main thread compiles.
void Promise.all([import('../stamp/theme/stamp-theme.ts'), context.templates()]);

/** Replaces reading, as the main thread has read the brands. */
const nothingToRead = () => ({
  brands: [],
  broken: [],
  templates: [],
  problems: [],
  warnings: [],
  languages: [],
  shared: false,
});

void build({
  keepGoing: false,
  read: nothingToRead,
  forEachBrand: async (_brands, buildSite) => {
    serve(buildSite);
    return [];
  },
});

function serve(buildSite: BuildSite): void {
  let isBuilding = false;
  parentPort?.on('message', (request: WorkerRequest) => {
    // A failed preparation fails again with the site that needs it, and is reported then.
    if ('ahead' in request) return void prepareAhead(request.ahead, context, () => isBuilding).catch(() => undefined);
    isBuilding = true;
    const { id, site } = request;
    const answer = (rest: Omit<WorkerAnswer, 'id'>) => parentPort?.postMessage({ id, ...rest });
    buildAndReport(site.place, () => buildSite(site, context)).then(
      (built) => answer({ built }),
      // A copied error only keeps its message.
      (error: unknown) =>
        answer({ error, isUsage: error instanceof UsageError, facts: { ...(error instanceof Error ? error : {}) } }),
    );
  });
}
