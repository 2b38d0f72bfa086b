// Entry of a thread that builds sites for a fleet: it is sent one site at a time and answers with what it built.
import { parentPort, workerData } from 'node:worker_threads';
import { buildSite } from './build-site.ts';
import type { WorkerAnswer, WorkerData, WorkerQuestion } from './build-threads.ts';
import { prepareAhead } from './prepare-ahead.ts';
import { openWorkshop } from './workshop.ts';

const { root, code, sources }: WorkerData = workerData;
const shop = openWorkshop(root, code, process.env, sources);
// Read ahead, while the first thread is still compiling.
void Promise.all([import('./stamp/stamp-site.ts'), shop.templates()]);

let asked = false;

parentPort?.on('message', (question: WorkerQuestion) => {
  // What cannot be prepared fails again, and is told of, with the site that needs it.
  if ('ahead' in question) return void prepareAhead(question.ahead, shop, () => asked).catch(() => undefined);
  asked = true;
  const { id, site } = question;
  const answer = (rest: Omit<WorkerAnswer, 'id'>) => parentPort?.postMessage({ id, ...rest });
  buildSite(site, shop).then(
    (built) => answer({ built }),
    (error: unknown) => answer({ error }),
  );
});
