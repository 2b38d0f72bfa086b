import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from './problem.ts';
import { problemInSentences } from './problem-in-sentences.ts';
import { displayPath } from './render-problems.ts';

export interface SarifFacts {
  /** Version of brandgen. */
  readonly version: string;
  readonly exitCode: number;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** Absolute folder to which files are relative. */
  readonly root: string;
  /** Reason why the files were not checked; undefined if they were. */
  readonly failure?: string;
}

/** A log in SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html. */
export function sarifLog({ version, exitCode, problems, warnings, root, failure }: SarifFacts): object {
  const rules = [...new Set([...problems, ...warnings].map(({ rule }) => rule))].sort();
  const results = (listed: readonly Problem[], level: string) =>
    listed.map((problem) => ({ ...resultOf(problem, root), level, ruleIndex: rules.indexOf(problem.rule) }));
  const notification = { level: 'error', message: { text: failure } };
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'brandgen', version, rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: failure === undefined,
            exitCode,
            ...(failure !== undefined && { toolExecutionNotifications: [notification] }),
          },
        ],
        results: [...results(problems, 'error'), ...results(warnings, 'warning')],
      },
    ],
  };
}

function resultOf(problem: Problem, root: string) {
  const { rule, path, line, column } = problem;
  const setting = path === '' ? '' : `${path}: `;
  return {
    ruleId: rule,
    message: { text: `${setting}${problemInSentences(problem)}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifactOf(problem.file, root),
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  };
}

/** GitHub and others replace `%SRCROOT%` by the root of the repository. */
function artifactOf(file: string, root: string) {
  const shown = displayPath(file, root);
  if (isAbsolute(shown)) return { uri: pathToFileURL(shown).href };
  return { uri: shown.split(sep).map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}
