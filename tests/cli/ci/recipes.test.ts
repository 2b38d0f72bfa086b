import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { publicHalfOf } from '#cli/keys/ed25519.ts';
import { copyMini } from '../copy-mini.ts';
import { BUCKET, KEYS, type RunningStore, startStore } from '../releases/running-store.ts';
import { repository, runBrandgen } from '../run-brandgen.ts';
import { shareCompiledApp } from '../share-compiled-app.ts';
import { buildImage, runJobs } from './container.ts';
import { runWorkflow } from './github-workflow.ts';
import { runPipeline } from './gitlab-pipeline.ts';
import { OperatorProject } from './operator-project.ts';

/** Every step of docs/ci/, taken out of its file and run in clean clones. */
let project: OperatorProject;
/** A machine of the main branch, which has signed what it has compiled. */
let main: string;
let store: RunningStore;
let entry: string;

const { privateKey } = generateKeyPairSync('ed25519');
const keys = { CACHE_ACCESS_KEY_ID: KEYS.AWS_ACCESS_KEY_ID, CACHE_SECRET_ACCESS_KEY: KEYS.AWS_SECRET_ACCESS_KEY };
const cacheOf = ({ endpoint }: RunningStore) => ({
  s3: { endpoint, bucket: BUCKET, keyFrom: 'CACHE_ACCESS_KEY_ID', secretFrom: 'CACHE_SECRET_ACCESS_KEY' },
  trust: [publicHalfOf(privateKey)],
});

beforeAll(async () => {
  store = await startStore();
  main = mkdtempSync(join(tmpdir(), 'brandgen-main-'));
  copyMini(main);
  writeFileSync(join(main, 'brandgen.json'), JSON.stringify({ cache: cacheOf(store) }));
  await runBrandgen(['build', 'mini'], { cwd: main });
  const BRANDGEN_CACHE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const environment = { ...keys, BRANDGEN_CACHE_KEY };
  expect(await shareCompiledApp({ workspace: main, site: join(main, 'out/mini'), environment })).toEqual([]);
  entry = store.taken()[0]?.key ?? '';
});
afterAll(() => {
  store.stop();
  rmSync(main, { recursive: true });
});
beforeEach(async () => {
  project = new OperatorProject({ cache: cacheOf(store), keys });
  await project.create();
});
afterEach(() => {
  // The first job that builds takes the compiled app from the shared cache, and none of them may sign.
  expect(store.taken()).toEqual([{ method: 'GET', key: entry, size: 0 }]);
  project.remove();
});

const recipe = (name: string) => readFileSync(join(repository, 'docs/ci', name), 'utf8');
const linesOf = (text = '', pattern: RegExp) => text.split('\n').filter((line) => pattern.test(line));

it('runs the workflow of GitHub: what has changed is checked and built, then all is released', async () => {
  const { check, build, release } = await runWorkflow(recipe('github.yml'), project);
  expect(check).toBe('1 brand checked, no problems.\n');
  expect(linesOf(build, /: built$/)).toEqual([`${project.changed}: built`]);
  expect(linesOf(release, /^1 site in /)).toHaveLength(1);
  // The shards have built one of them.
  expect(linesOf(release, /: unchanged$/)).toEqual([`${project.changed}: unchanged`]);
  expect(linesOf(release, /is live\.$/)).toEqual(project.brands.map((brand) => `${brand}: release 1 is live.`));
});

it('runs the pipeline of GitLab, with the same outcome', async () => {
  const { check, build, merge, release } = await runPipeline(recipe('gitlab.yml'), project);
  expect(check).toBe('1 brand checked, no problems.\n');
  expect(linesOf(build, /: built$/)).toEqual([`${project.changed}: built`]);
  expect(linesOf(merge, /^1 site in /)).toHaveLength(1);
  expect(linesOf(release, /: unchanged$/)).toEqual([`${project.changed}: unchanged`]);
  expect(linesOf(release, /is live\.$/)).toEqual(project.brands.map((brand) => `${brand}: release 1 is live.`));
});

it('runs the steps of the Dockerfile, and the pods of the Jobs of Kubernetes in it', async () => {
  const image = await buildImage(recipe('Dockerfile'), project);
  const out = project.folder('volume');
  const built = await runJobs(recipe('kubernetes-build.yml'), image, out, project);
  expect(linesOf(built, /: built$/).sort()).toEqual(project.brands.map((brand) => `${brand}: built`));
  const merged = await runJobs(recipe('kubernetes-merge.yml'), image, out, project);
  expect(linesOf(merged, /^2 sites in /)).toHaveLength(1);
});
