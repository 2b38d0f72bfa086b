import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageFolder } from '#cli/package/installed-packages.ts';
import { assertOptionalPackages } from '#cli/package/optional-packages.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import { ADAPTER_FILE } from '#schemas/adapter/adapt.ts';
import type { BrandInput } from '../resolved-brand.ts';
import { isPresent } from '../source/home.ts';
import { readBytes } from '../source/read-bytes.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { adapterFaults } from './adapter-faults.ts';

export interface ReadAdapter {
  /** Null for a workspace without one, and for one with problems. */
  readonly adapter: BrandInput | null;
  readonly problems: readonly Problem[];
}

const LARGEST_BYTES = 1024 * 1024;

/** The adapter of a workspace, with its syntax and types checked. @throws UsageError if TypeScript is not installed */
export function readAdapter({ root, builtIn }: Pick<Workspace, 'root' | 'builtIn'>): ReadAdapter {
  const file = path.join(root, ADAPTER_FILE);
  if (!isPresent(file)) return { adapter: null, problems: [] };
  const bytes = readBytes({ file, home: root }, LARGEST_BYTES);
  if (!Buffer.isBuffer(bytes)) return { adapter: null, problems: [problemInFile(file, bytes)] };
  assertOptionalPackages(builtIn, ['typescript']);
  const text = bytes.toString('utf8');
  const problems = adapterFaults(typescriptOf(builtIn), { root: builtIn, file, text });
  return { adapter: problems.length > 0 ? null : { file, digest: hash('sha256', bytes, 'hex') }, problems };
}

/** Loaded on demand, as only workspaces with an adapter need it. */
function typescriptOf(root: string): typeof import('typescript') {
  const folder = packageFolder('typescript', root);
  if (folder === undefined) throw new Error('TypeScript is not installed.');
  return createRequire(path.join(folder, 'package.json'))(folder);
}
