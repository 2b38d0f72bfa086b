import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { OperatorProject } from './operator-project.ts';

/** Image of a Dockerfile, as folders of this machine. */
export interface Image {
  readonly entrypoint: readonly string[];
  readonly workdir: string;
}

/**
 * Does what a Dockerfile says, in a folder in place of the image's root.
 * @throws for an instruction that is not in this list
 */
export async function buildImage(text: string, project: OperatorProject): Promise<Image> {
  const context = await project.machine();
  const root = project.folder('image');
  let workdir = root;
  let entrypoint: readonly string[] = [];
  for (const line of text.split('\n').filter((written) => written !== '' && !written.startsWith('#'))) {
    const [instruction = '', rest = ''] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
    if (instruction === 'WORKDIR') workdir = join(root, rest);
    else if (instruction === 'COPY') copy(rest, context, workdir);
    else if (instruction === 'RUN') await project.run(rest, workdir);
    else if (instruction === 'ENTRYPOINT') entrypoint = JSON.parse(rest);
    else if (!['FROM', 'ENV', 'USER'].includes(instruction)) throw new Error(`${instruction} is not known.`);
  }
  return { entrypoint, workdir };
}

function copy(words: string, context: string, workdir: string): void {
  const names = words.split(' ').filter((word) => !word.startsWith('--'));
  const to = join(workdir, names.pop() ?? '');
  mkdirSync(to, { recursive: true });
  const files = names.flatMap((name) => {
    const [start = '', end] = name.split('*');
    return end === undefined
      ? name
      : readdirSync(context).filter((file) => file.startsWith(start) && file.endsWith(end));
  });
  for (const file of files) cpSync(join(context, file), file === '.' ? to : join(to, file), { recursive: true });
}

interface Job {
  readonly kind: string;
  readonly spec: {
    readonly completions?: number;
    readonly completionMode?: string;
    readonly template: { readonly spec: { readonly containers: readonly Container[] } };
  };
}

interface Container {
  readonly args: readonly string[];
  readonly envFrom?: readonly { readonly secretRef: { readonly name: string } }[];
}

/**
 * Runs the pods of the Jobs in a file, one after another.
 * @param out folder of this machine for the volume at /out
 * @returns what they printed
 */
export async function runJobs(text: string, { entrypoint, workdir }: Image, out: string, project: OperatorProject) {
  let printed = '';
  for (const document of parseAllDocuments(text)) {
    const { kind, spec }: Job = document.toJS();
    if (kind !== 'Job') continue;
    for (let index = 0; index < (spec.completions ?? 1); index += 1) {
      const isIndexed = spec.completionMode === 'Indexed';
      const environment: Record<string, string> = isIndexed ? { JOB_COMPLETION_INDEX: String(index) } : {};
      for (const { args, envFrom = [] } of spec.template.spec.containers) {
        const words = args.map((word) =>
          word.replaceAll(/\$\((\w+)\)/g, (whole, name: string) => environment[name] ?? whole).replace(/^\/out/, out),
        );
        const secrets = envFrom.map(({ secretRef }) => secretNamed(secretRef.name, project));
        const script = [...entrypoint, ...words].map((word) => `'${word}'`).join(' ');
        printed += (await project.run(script, workdir, Object.assign({}, environment, ...secrets))).stdout;
      }
    }
  }
  return printed;
}

function secretNamed(name: string, { cacheKeys }: OperatorProject): Readonly<Record<string, string>> {
  if (name !== 'brandgen-cache') throw new Error(`The secret ${name} is not known.`);
  return cacheKeys;
}
