import { loadBrands } from '#cli/brand/load-brands.ts';
import { agentHostOf } from '#cli/brand/resolve/sites-of.ts';
import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { renderTable } from '#cli/terminal/render-table.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

/** Lists the brands of the workspace, including those with problems. */
export async function list({ cwd, workspace, terminal }: ActionContext): Promise<Outcome> {
  const opened = openWorkspace(cwd, workspace);
  const { brands, broken, templates, problems } = loadBrands(opened);
  const rows = [...brands.map(row), ...broken.map((id) => [id, '(has problems)'])];
  const table = renderTable(['Brand', 'Name', 'Hosts', 'Theme', 'Languages', 'Features'], rows, terminal.style);
  const more = templates.length > 0 ? [`Templates: ${templates.join(', ')}`] : [];
  return {
    exitCode: problems.length === 0 ? 0 : 1,
    text: [table, ...more].join('\n'),
    json: { brands: brands.map(summary), broken, templates },
    problems,
  };
}

function row({ id, config, domains: [domain], theme, languages, features }: ResolvedBrand): string[] {
  const hosts = [domain, agentHostOf(config) ?? []].flat().join(' ');
  const codes = languages.offered.map(({ code }) => code).join(' ');
  return [id, config.name, hosts, theme.name, codes, String(features.length)];
}

function summary({ id, config, domains, theme, languages, features }: ResolvedBrand) {
  return {
    id,
    name: config.name,
    domains,
    agentHost: agentHostOf(config),
    theme: theme.name,
    languages: languages.offered.map(({ code }) => code),
    features: features.map(({ name }) => name),
  };
}
