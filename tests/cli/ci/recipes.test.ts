import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repository } from '../run-brandgen.ts';
import { buildImage, runJobs } from './container.ts';
import { runWorkflow } from './github-workflow.ts';
import { runPipeline } from './gitlab-pipeline.ts';
import { OperatorProject } from './operator-project.ts';

/** Every step of docs/ci/, taken out of its file and run in clean clones. */
let project: OperatorProject;
beforeEach(async () => {
  project = new OperatorProject();
  await project.create();
});
afterEach(() => project.remove());

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
