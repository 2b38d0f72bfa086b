import path from 'node:path';
import { WORKSPACE_FILE } from '#cli/brand/environments/shared-environments.ts';
import { checkShared } from '#cli/brand/shared/read-shared.ts';
import { isPresent } from '#cli/brand/source/home.ts';
import { readDocument } from '#cli/brand/source/source-document.ts';
import type { Workspace } from '#cli/brand/workspace/workspace.ts';
import type { Finding, Problem } from '#cli/problems/problem.ts';
import { checkWorkspace } from '#schemas/generated/config/workspace.js';
import type { Cache } from '#schemas/generated/workspace.ts';

export interface CacheSettings {
  readonly settings: Readonly<Cache>;
  /** A problem at the setting in `brandgen.json`. */
  readonly problem: (finding: Finding) => Problem;
}

/**
 * The shared cache in a workspace's settings, with the problems of that setting. Problems of other settings are
 * reported by their readers.
 */
export function readCacheSettings({ root }: Pick<Workspace, 'root'>): {
  readonly found?: CacheSettings;
  readonly problems: readonly Problem[];
} {
  const source = { file: path.join(root, WORKSPACE_FILE), home: root };
  const document = isPresent(source.file) ? readDocument(source).document : null;
  if (!document?.has(['cache'])) return { problems: [] };
  const problems: Problem[] = [];
  const file = checkShared(document, checkWorkspace, (more) => problems.push(...more));
  const settings = file?.value.cache;
  if (!settings) return { problems: problems.filter((problem) => problem.path.startsWith('cache')) };
  return { found: { settings, problem: (finding) => document.problem(['cache'], finding, 'key') }, problems: [] };
}
