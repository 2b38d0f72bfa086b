import path from 'node:path';
import { type Dictionary, isDictionary } from '#cli/json/guards.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { checkWorkspace } from '#schemas/generated/config/workspace.js';
import { schemaFindings } from '../schema/schema-findings.ts';
import { isPresent } from '../source/home.ts';
import { valueAt } from '../source/json-path.ts';
import { readDocument, type SourceDocument } from '../source/source-document.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** File of a workspace with the settings that all its brands share. */
export const WORKSPACE_FILE = 'brandgen.json';

/** The environments that a workspace defines for all its brands. */
export interface SharedEnvironments {
  /** Environments in `brandgen.json` by name, as written. */
  readonly environments: Dictionary;
  /** Null without a `brandgen.json`. */
  readonly document: SourceDocument | null;
  readonly problems: readonly Problem[];
}

/** Reads the environments of `brandgen.json`. Problems in its other settings are reported by the readers of those. */
export function readSharedEnvironments({ root }: Pick<Workspace, 'root'>): SharedEnvironments {
  const source = { file: path.join(root, WORKSPACE_FILE), home: root };
  if (!isPresent(source.file)) return { environments: {}, document: null, problems: [] };
  const { document, problems } = readDocument(source);
  if (!document) return { environments: {}, document, problems };
  const environments = valueAt(document.value, ['environments']);
  // The check fills in defaults, which would then count as written.
  const findings = schemaFindings(checkWorkspace, structuredClone(document.value));
  const own = findings.filter((finding) => finding.path[0] === 'environments');
  return {
    environments: isDictionary(environments) ? environments : {},
    document,
    problems: [...problems, ...own.map((fault) => document.problem(fault.path, fault.finding, fault.part))],
  };
}
