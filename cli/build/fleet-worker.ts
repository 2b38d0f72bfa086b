// Entry of a thread that builds sites for a fleet: it is sent one site at a time and answers with what it built.
import { parentPort, workerData } from 'node:worker_threads';
import { buildSite } from './build-site.ts';
import type { WorkerAnswer, WorkerData, WorkerQuestion } from './build-threads.ts';
import { openWorkshop } from './workshop.ts';

const { root, code }: WorkerData = workerData;
const shop = openWorkshop(root, code, process.env);
// Read ahead, while the first thread is still compiling.
void Promise.all([import('./stamp/stamp-site.ts'), shop.templates()]);

parentPort?.on('message', ({ id, site }: WorkerQuestion) => {
  const answer = (rest: Omit<WorkerAnswer, 'id'>) => parentPort?.postMessage({ id, ...rest });
  buildSite(site, shop).then(
    (built) => answer({ built }),
    (error: unknown) => answer({ error }),
  );
});
