import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { copyInto, type OperatorProject } from './operator-project.ts';

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly strategy?: { readonly matrix: { readonly shard: readonly number[] } };
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>;
}

/**
 * Runs every step of a workflow, as for a pull request that is then pushed: each job on a machine of its own, and one after another.
 * @returns what each job printed, by its name; of a matrix, all of it
 */
export async function runWorkflow(text: string, project: OperatorProject): Promise<Record<string, string>> {
  const { jobs }: Workflow = parse(text);
  const printed: Record<string, string> = {};
  for (const [name, job] of Object.entries(jobs)) {
    const shards = job.strategy?.matrix.shard ?? [0];
    for (const shard of shards) {
      const { base, cacheKeys } = project;
      const fill = (value: string) => fillIn(value, { base, cacheKeys, shard, shards: shards.length });
      printed[name] = `${printed[name] ?? ''}${await runJob(job, project, fill)}`;
    }
  }
  return printed;
}

async function runJob(job: Job, project: OperatorProject, fill: (text: string) => string): Promise<string> {
  let printed = '';
  let machine = '';
  for (const { uses, with: inputs = {}, run, env } of job.steps) {
    if (uses?.startsWith('actions/checkout@')) machine = await project.machine();
    else if (uses !== undefined) doAction(uses, fillAll(inputs, fill), { machine, store: project.folder('artifacts') });
    if (run !== undefined) {
      const { stdout } = await project.run(fill(run), machine, fillAll({ ...job.env, ...env }, fill));
      printed += stdout;
    }
  }
  return printed;
}

interface Places {
  readonly machine: string;
  readonly store: string;
}

/** Does what an action does, as far as later steps depend on it. */
function doAction(uses: string, inputs: Readonly<Record<string, string>>, { machine, store }: Places): void {
  const [name] = uses.split('@');
  const file = inputs['path'] ?? inputs['sarif_file'] ?? '';
  if (name === 'actions/upload-artifact') copyInto(join(machine, file), join(store, file));
  else if (name === 'actions/download-artifact') copyInto(store, join(machine, file));
  else if (name === 'github/codeql-action/upload-sarif') JSON.parse(readFileSync(join(machine, file), 'utf8'));
  else if (name !== 'actions/setup-node') throw new Error(`${uses} is not known.`);
}

function fillAll(values: Readonly<Record<string, string>>, fill: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(String(value))]));
}

const IS_PUSH = "github.event_name == 'push'";

interface Facts extends Pick<OperatorProject, 'base' | 'cacheKeys'> {
  readonly shard: number;
  readonly shards: number;
}

/** Puts values in place of expressions, as for a pull request. @throws for an expression that is not in this list */
function fillIn(text: string, { base, cacheKeys, shard, shards }: Facts): string {
  const values = new Map([
    ['github.event.pull_request.base.sha', base],
    ['matrix.shard', String(shard)],
    ['strategy.job-total', String(shards)],
    [
      "github.event_name == 'pull_request' && format('--since {0}', github.event.pull_request.base.sha) || ''",
      `--since ${base}`,
    ],
    ...Object.entries(cacheKeys).map(
      ([name, key]) => [`${IS_PUSH} && secrets.${name.replace('_', '_WRITE_')} || secrets.${name}`, key] as const,
    ),
    [`${IS_PUSH} && secrets.BRANDGEN_CACHE_KEY || ''`, ''],
    ['secrets.AWS_ACCESS_KEY_ID', ''],
    ['secrets.AWS_SECRET_ACCESS_KEY', ''],
  ]);
  return text.replaceAll(/\$\{\{ (.+?) \}\}/g, (_whole, expression: string) => {
    const value = values.get(expression);
    if (value === undefined) throw new Error(`There is no value for \${{ ${expression} }}.`);
    return value;
  });
}
