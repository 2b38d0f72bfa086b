import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadBrand } from '#cli/brand/load-brand.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { type BuildContext, openBuildContext } from '#cli/build/build-context.ts';
import { compile } from '#cli/build/compile/compile.ts';
import { digest, integrityOf } from '#cli/build/digest.ts';
import { assertNoForeignHosts } from '#cli/build/environments/assert-no-foreign-hosts.ts';
import { inputsDigest } from '#cli/build/inputs-digest.ts';
import { link } from '#cli/build/link/link.ts';
import { openSiteTexts } from '#cli/build/proof/site-text.ts';
import { type SealedSite, seal } from '#cli/build/seal.ts';
import { stamp } from '#cli/build/stamp/stamp.ts';
import { commandFolder, repository } from '#tests/cli/run-brandgen.ts';

const siteText = openSiteTexts();
let folder = '';
let context: BuildContext;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-environments-'));
  const own = join(folder, 'brands/acme');
  mkdirSync(join(own, 'words'), { recursive: true });
  for (const art of ['mark.svg', 'hero.svg']) cpSync(join(repository, 'brands/aurora', art), join(own, art));
  cpSync(join(repository, 'brands/aurora/words'), join(own, 'words'), { recursive: true });
  context = openBuildContext(repository, commandFolder, process.env);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const STAGING = {
  domains: ['staging.acme.example'],
  merchant: 'acme-test',
  platform: { url: 'https://api.staging.acme.example' },
};

const BRAND = {
  id: 'acme',
  extends: 'aurora',
  name: 'Acme',
  merchant: 'acme01',
  site: { domains: ['acme.example'] },
  platform: { url: 'https://api.acme.example' },
  legal: { regulator: 'pga', licence: 'PGA-1' },
  languages: { default: 'EN', offered: ['EN', 'TY', 'ZH'] },
  auth: { remember: 'off', google: { clientId: 'google-of-acme' }, facebook: { clientId: 'facebook-of-acme' } },
  support: { email: 'care@acme.example', phone: null, url: null },
  resources: { blog: null, androidApp: null, mobileConfig: null },
  environments: { staging: STAGING },
};

/** Makes the site in memory, as a build does. */
async function make(environment?: string, change: object = {}): Promise<SealedSite> {
  writeFileSync(join(folder, 'brands/acme/brand.json'), JSON.stringify({ ...BRAND, ...change }));
  const loaded = loadBrand(openWorkspace(folder, undefined), 'acme', environment);
  if (!loaded.brand) throw new Error(JSON.stringify(loaded.problems));
  const { brand } = loaded;
  const site = { brand, place: '', inputs: inputsDigest(brand, context.sources) };
  const compiled = await compile(context);
  const linked = await link(site, compiled, context);
  const sealed = await seal(site, compiled, await stamp(site, compiled, linked, context), context);
  await assertNoForeignHosts(brand, sealed.files, linked, context);
  return sealed;
}

it('shares every byte with production but those of its addresses, its robots and its mark', async () => {
  const [production, staging] = [await make(), await make('staging')];
  const [live, tried] = [production.manifest.files, staging.manifest.files];
  const differing = Object.keys(live).filter((file) => live[file]?.sha256 !== tried[file]?.sha256);
  const pages = Object.keys(live).filter((file) => file.endsWith('.html'));
  const named = ['.well-known/security.txt', 'robots.txt', 'server/headers.json', 'server/nginx.conf', 'sitemap.xml'];
  expect(differing.sort()).toEqual([...named, ...pages].sort());
  expect(Object.keys(tried)).toEqual(Object.keys(live).filter((file) => file !== 'sitemap.xml'));
  const common = [...pages, '.well-known/security.txt', 'server/headers.json'];
  for (const file of common) expect(live[file]?.common, file).toMatch(/^[0-9a-f]{64}$/);
  for (const file of common) expect(tried[file]?.common, file).toBe(live[file]?.common);
  // The sum of a page is not that of every page.
  expect(new Set(common.map((file) => live[file]?.common)).size).toBe(common.length);
});

it('marks every page in the language of the visitor, and asks to be left out of every list', async () => {
  const { files, manifest } = await make('staging');
  const plan = JSON.parse(siteText(files, 'server/headers.json'));
  expect(plan.headers.everywhere).toMatchObject({ 'X-Robots-Tag': 'noindex' });
  expect(siteText(files, 'robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  for (const file of Object.keys(manifest.files).filter((name) => name.endsWith('.html'))) {
    const page = siteText(files, file);
    expect(page, file).toContain('<meta name="robots" content="noindex">');
    expect(page, file).toContain('<span lang="fil" dir="ltr">Pangsubok na site: staging</span>');
    const style = page.match(/<style id="environment-style">(.*)<\/style>/)?.[1] ?? '';
    expect(style).toContain('html[lang="fil"] #environment [lang="fil"]');
    expect(plan.headers.pages['Content-Security-Policy'], file).toContain(integrityOf(digest(style)));
  }
});

it('leaves nothing in production but its name in the settings', async () => {
  const [with_, without] = [await make(), await make(undefined, { environments: null })];
  expect([...with_.files.keys()]).toEqual([...without.files.keys()]);
  const page = (site: SealedSite) => siteText(site.files, 'index.html').replace(/"build":"\w+"/, '');
  expect(page(with_)).toBe(page(without));
  expect(Object.values(without.manifest.files).some(({ common }) => common !== undefined)).toBe(false);
});

it('keeps its addresses out of production, and says where one is written', async () => {
  writeFileSync(join(folder, 'brands/acme/words/ZH.json'), WITH_ADDRESS);
  await expect(make()).rejects.toThrow(
    /^Production of acme would name staging\.acme\.example, which is of the environment staging alone: words\/ZH-\w+\/first\.json\. It is written in \S+words\/ZH\.json:1:\d+\. /,
  );
  cpSync(join(repository, 'brands/aurora/words/ZH.json'), join(folder, 'brands/acme/words/ZH.json'));
  const platform = { url: 'https://api.acme.example', chatOrigins: ['https://api.staging.acme.example.other.example'] };
  await expect(make(undefined, { platform })).resolves.toBeDefined();
  await expect(
    make(undefined, { resources: { ...BRAND.resources, blog: 'https://api.staging.acme.example/b' } }),
  ).rejects.toThrow('which is of the environment staging alone: app.html');
});

const WITH_ADDRESS = JSON.stringify({
  shell: { brand: { tagline: '请访问\nStaging.acme.example。' }, legal: { disclaimer: '十八岁以上。' } },
});
