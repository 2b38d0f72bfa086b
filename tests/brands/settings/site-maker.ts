import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCatalogue } from '#cli/brand/catalogue/catalogue.ts';
import { examineBrand } from '#cli/brand/examine-brand.ts';
import { layerBrand } from '#cli/brand/layers/brand-layers.ts';
import { createBrandReader } from '#cli/brand/layers/brand-source.ts';
import { sitesOf } from '#cli/brand/resolve/sites-of.ts';
import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { openBuildContext } from '#cli/build/build-context.ts';
import { compile } from '#cli/build/compile/compile.ts';
import { link } from '#cli/build/link/link.ts';
import type { SiteFiles } from '#cli/build/site-file.ts';
import { stamp } from '#cli/build/stamp/stamp.ts';
import type { Dictionary } from '#cli/json/guards.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { commandFolder, repository } from '#tests/cli/run-brandgen.ts';
import { ID } from './base-brand.ts';

/** Result of a configuration. If it has no site, it has problems or is a template. */
export interface Made {
  readonly site: { readonly brand: ResolvedBrand; readonly files: SiteFiles } | null;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

export interface SiteMaker {
  make(config: Dictionary): Promise<Made>;
  close(): void;
}

/** Makes sites in memory from changed configurations of one brand, with one compiled app for all of them. */
export async function openSiteMaker(): Promise<SiteMaker> {
  const folder = mkdtempSync(join(tmpdir(), 'brandgen-settings-'));
  const own = writeWorkspace(folder);
  const workspace = openWorkspace(folder, undefined);
  const catalogue = openCatalogue(workspace);
  const context = openBuildContext(repository, commandFolder, process.env);
  const compiled = await compile(context);

  function examine(config: Dictionary) {
    writeFileSync(join(own, 'brand.json'), JSON.stringify(config));
    const read = createBrandReader(workspace);
    const source = read(ID);
    const layers = source && layerBrand(source, read, [ID, 'other']);
    if (!layers) throw new Error('brand.json is not JSON.');
    const environment = { name: null, foreign: [], hosts: [] };
    return examineBrand({ id: ID, layers, environment, catalogue, ids: [ID, 'other'], draft: false });
  }

  async function make(config: Dictionary): Promise<Made> {
    const { brand: whole, problems, warnings } = examine(config);
    if (!whole) return { site: null, problems, warnings };
    const [brand] = sitesOf(whole);
    // The same identity for all, so that a page differs only by what the setting changes.
    const site = { brand, place: '', inputs: 'inputs-of-specimen' };
    const linked = await link(site, compiled, context);
    const { files } = await stamp(site, compiled, linked, context);
    return { site: { brand, files }, problems, warnings };
  }

  return { make, close: () => rmSync(folder, { recursive: true, force: true }) };
}

/** @returns the brand's own folder */
function writeWorkspace(folder: string): string {
  const own = join(folder, 'brands', ID);
  const other = join(folder, 'brands/other');
  for (const path of [join(own, 'words'), other]) mkdirSync(path, { recursive: true });
  writeFileSync(join(other, 'brand.json'), JSON.stringify({ template: true, categories: ['live', 'rng'] }));
  for (const art of ['mark.svg', 'hero.svg']) cpSync(join(repository, 'brands/aurora', art), join(own, art));
  for (const art of ['wordmark.svg', 'wordmark-dark.svg'])
    cpSync(join(repository, 'brands/harbor', art), join(own, art));
  writeFileSync(join(own, 'other.svg'), readFileSync(join(repository, 'brands/lotus/mark.svg')));
  for (const code of ['EN', 'TY']) {
    const words = { shell: { legal: { disclaimer: `Adults only (${code}).` } } };
    writeFileSync(join(own, 'words', `${code}.json`), JSON.stringify(words));
  }
  return own;
}
