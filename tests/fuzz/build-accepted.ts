import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, parse } from 'node:path';
import { loadBrands } from '#cli/brand/load-brands.ts';
import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { runBrandgen } from '#tests/cli/run-brandgen.ts';
import { ask } from '#tests/cli/servers/ask.ts';
import { runNginx } from '#tests/cli/servers/run-nginx.ts';
import { writeCase } from './case-files.ts';
import type { FuzzCase } from './cases.ts';
import { ID } from './own-files.ts';

/** Some brands may claim the same domain, which only shows once they are together. */
const SPARE = 1.5;

/**
 * Builds sites of accepted cases, has nginx check their configurations, and asks each for its first page.
 * @returns the statuses of the pages by brand, and the brands' folder, which the caller removes
 */
export async function buildAccepted(accepted: readonly FuzzCase[], count: number) {
  const workspace = mkdtempSync(join(tmpdir(), 'brandgen-fuzz-'));
  const brands = writeBrands(workspace, accepted.slice(0, Math.ceil(count * SPARE))).slice(0, count);
  const out = join(workspace, 'out');
  const ids = brands.map(({ id }) => id);
  const { exitCode, stdout, stderr } = await runBrandgen(['build', ...ids, '--out', out], { cwd: workspace });
  if (exitCode !== 0) throw new Error(`The build in ${workspace} ended with ${exitCode}: ${stdout}${stderr}`);
  const sites = Object.fromEntries(ids.map((id) => [id, join(out, id)]));
  const nginx = await runNginx({ sites, platform: '127.0.0.1:9' });
  try {
    const asked = brands.map(async ({ id, domains, site }) => {
      const { status } = await ask(nginx.port, domains[0], { path: `${site.basePath}index` });
      return [id, status] as const;
    });
    return { workspace, statuses: Object.fromEntries(await Promise.all(asked)) };
  } finally {
    await nginx.stop();
  }
}

/** The brands of a workspace that are valid side by side; the others are removed. */
function writeBrands(workspace: string, cases: readonly FuzzCase[]): readonly ResolvedBrand[] {
  mkdirSync(join(workspace, 'brands'));
  const together = cases.filter(({ isAlone }) => !isAlone);
  for (const [at, one] of together.entries()) writeCase(workspace, `site-${at}`, one);
  const opened = openWorkspace(workspace, undefined);
  const { brands, problems } = loadBrands(opened);
  const valid = new Set(brands.map(({ id }) => id));
  // A regulator is read although no brand has it, and its problems would stop every build.
  for (const { file } of problems) {
    if (basename(dirname(file)) !== 'regulators') continue;
    const { dir, name } = parse(file);
    // A text without its drawing would be a problem of its own.
    for (const ending of ['.json', '.svg']) rmSync(join(dir, `${name}${ending}`), { force: true });
  }
  for (const [at, { files }] of together.entries()) {
    if (valid.has(`site-${at}`)) continue;
    for (const name of Object.keys(files))
      rmSync(join(workspace, name.replaceAll(ID, `site-${at}`)), { recursive: true, force: true });
    rmSync(join(workspace, 'brands', `site-${at}`), { recursive: true });
  }
  return loadBrands(opened, [...valid]).brands;
}
