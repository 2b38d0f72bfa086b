import { stateLine } from '#cli/brand/catalogue/state-counts.ts';
import { loadBrands } from '#cli/brand/load-brands.ts';
import { findBrands } from '#cli/brand/workspace/find-brands.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { changedBrands, noneChanged } from '#cli/changes/changed-brands.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { readTargets } from '#cli/release/targets/target.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface ValidateRequest extends ActionContext {
  /** Ids of the brands to check; all if empty. */
  readonly brands: readonly string[];
  /** An environment that the brands must have. All environments are checked in any case. */
  readonly environment: string | undefined;
  /** Value of `--since`, as written. Only brands changed since this commit are checked. */
  readonly since: string | undefined;
}

/**
 * Checks brands, the files that they use, and `brandgen.json`. Writes nothing. @throws UsageError if there is nothing
 * to check
 */
export async function validate({
  cwd,
  workspace,
  brands,
  environment,
  since,
  terminal,
}: ValidateRequest): Promise<Outcome> {
  const opened = openWorkspace(cwd, workspace);
  const ids = brands.length === 0 ? findBrands(opened) : brands;
  const asked = since === undefined ? ids : changedBrands(opened, { ids, commit: since });
  const loaded = loadBrands(opened, asked, { environment, everyEnvironment: true });
  const valid = loaded.brands.map(({ id }) => id);
  const { templates, warnings, languages } = loaded;
  const problems = withoutRepeats([...readTargets(opened).problems, ...loaded.problems]);
  const isEmpty = valid.length + templates.length + problems.length === 0;
  if (isEmpty && since !== undefined) return { exitCode: 0, text: noneChanged(since), json: { valid, templates } };
  if (isEmpty) throw new UsageError(`${opened.brands[0]} has no brands to validate.`);
  const told = [terminal.style.good(success(valid, templates, warnings)), ...languages.map(stateLine)];
  const text = problems.length === 0 ? told.join('\n') : '';
  return { exitCode: problems.length === 0 ? 0 : 1, text, json: { valid, templates, languages }, problems, warnings };
}

/** Drops repeated problems, as `brandgen.json` is checked both with the brands and with the targets. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function success(brands: readonly string[], templates: readonly string[], warnings: readonly unknown[]): string {
  const checked = [
    count(brands.length, 'brand'),
    ...(templates.length > 0 ? [count(templates.length, 'template')] : []),
  ];
  const parts = ['no problems', ...(warnings.length > 0 ? [count(warnings.length, 'warning')] : [])];
  return `${checked.join(' and ')} checked, ${parts.join(', ')}.`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
