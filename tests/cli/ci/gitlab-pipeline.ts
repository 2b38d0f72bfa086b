import { join } from 'node:path';
import { parse } from 'yaml';
import { copyInto, type OperatorProject } from './operator-project.ts';

interface Job {
  readonly stage?: string;
  readonly parallel?: number;
  readonly script: readonly string[];
  readonly after_script?: readonly string[];
  readonly artifacts?: { readonly paths: readonly string[] };
}

interface Pipeline {
  readonly stages: readonly string[];
  readonly default: { readonly before_script: readonly string[] };
}

/**
 * Runs every job of a pipeline, as for a merge request that is then merged: each on a machine of its own with the artifacts of earlier
 * stages.
 * @returns what each job printed, by its name; of parallel ones, all of it
 */
export async function runPipeline(text: string, project: OperatorProject): Promise<Record<string, string>> {
  const { stages, default: defaults }: Pipeline = parse(text);
  const jobs: Record<string, Partial<Job>> = parse(text);
  const artifacts = project.folder('gitlab-artifacts');
  const printed: Record<string, string> = {};
  for (const [name, { stage = '', parallel = 1, script, after_script: after = [], artifacts: kept }] of Object.entries(
    jobs,
  )) {
    if (script === undefined) continue;
    if (!stages.includes(stage)) throw new Error(`${name} has the unknown stage ${stage}.`);
    for (let index = 1; index <= parallel; index += 1) {
      const machine = await project.machine();
      // Jobs are written in the order of their stages.
      copyInto(artifacts, machine);
      const environment = {
        ...project.cacheKeys,
        CI_MERGE_REQUEST_DIFF_BASE_SHA: project.base,
        CI_NODE_INDEX: String(index),
        CI_NODE_TOTAL: String(parallel),
      };
      const whole = [...defaults.before_script, ...script].join('\n');
      const { stdout } = await project.run(whole, machine, environment);
      for (const line of after) await project.run(line, machine, environment);
      printed[name] = `${printed[name] ?? ''}${stdout}`;
      for (const file of kept?.paths ?? []) copyInto(join(machine, file), join(artifacts, file));
    }
  }
  return printed;
}
