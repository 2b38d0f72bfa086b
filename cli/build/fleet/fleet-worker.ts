// Entry of a thread that builds sites for a fleet: the main thread sends it one site at a time and receives the result.
import { parentPort, workerData } from 'node:worker_threads';
import { UsageError } from '#cli/problems/usage-error.ts';
import { type BuildSite, build } from '../build.ts';
import { openBuildContext } from '../build-context.ts';
import { buildAndReport } from '../built-site.ts';
import type { WorkerAnswer, WorkerData, WorkerRequest } from './build-thread.ts';
import { prepareAhead } from './prepare-ahead.ts';

const { root, code, sources }: WorkerData = workerData;
const context = openBuildContext(root, code, process.env, { sources });
// Loads while the main thread is still compiling.
void Promise.all([import('../stamp/theme/stamp-theme.ts'), context.templates()]);

/** The main thread has already read the brands. */
const nothingToRead = () => ({ brands: [], broken: [], templates: [], problems: [], warnings: [], shared: false });

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
    // A failed preparation fails again, and is reported, with the site that needs it.
    if ('ahead' in request) return void prepareAhead(request.ahead, context, () => isBuilding).catch(() => undefined);
    isBuilding = true;
    const { id, site } = request;
    const answer = (rest: Omit<WorkerAnswer, 'id'>) => parentPort?.postMessage({ id, ...rest });
    buildAndReport(site.place, () => buildSite(site, context)).then(
      (built) => answer({ built }),
      // A copy of an error keeps its message alone.
      (error: unknown) =>
        answer({ error, isUsage: error instanceof UsageError, facts: { ...(error instanceof Error ? error : {}) } }),
    );
  });
}
