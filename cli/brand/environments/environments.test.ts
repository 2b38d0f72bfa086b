import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LoadOptions, loadBrands } from '../load-brands.ts';
import { openWorkspace } from '../workspace/workspace.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-environments-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, content: object): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content, null, 1));
}

function putBrand(id: string, change: object = {}): void {
  const site = { domains: [`${id}.example`] };
  put(`brands/${id}/brand.json`, { id, extends: 'mini', name: id, merchant: `${id}01`, site, ...change });
}

const load = (options: LoadOptions, ...ids: string[]) =>
  loadBrands(openWorkspace(folder, undefined), ids.length > 0 ? ids : undefined, options);

function only(environment?: string) {
  const { brands, problems } = load({ environment }, 'acme');
  expect(problems).toEqual([]);
  const [brand] = brands;
  if (!brand) throw new Error('The brand should be whole.');
  return brand;
}

/** Problems of all environments with their positions. */
const found = () =>
  load({ everyEnvironment: true }).problems.map(
    ({ file, line, path, rule }) => `${relative(folder, file)}:${line} ${path} ${rule}`,
  );

describe('an environment', () => {
  const platform = { url: 'https://api.example', imageCdns: ['https://img.example'] };

  it('is merged over the brand: the workspace first, then the brand itself', () => {
    const own = { merchant: 'test01', platform: { url: 'https://api.test.example' } };
    putBrand('acme', { platform, environments: { staging: own } });
    const shared = {
      domains: ['{brand}.staging.example'],
      merchant: 'shared',
      platform: { launchCdns: ['https://l.example'] },
    };
    put('brandgen.json', { environments: { staging: shared } });
    expect(only('staging')).toMatchObject({
      domains: ['acme.staging.example'],
      environment: { name: 'staging', foreign: [] },
      site: { merchant: 'test01', domains: ['acme.staging.example'] },
    });
    expect(only('staging').site.platform).toEqual({
      url: 'https://api.test.example',
      imageCdns: ['https://img.example'],
      launchCdns: ['https://l.example'],
      chatOrigins: [],
    });
    expect(only().site).toMatchObject({
      merchant: 'acme01',
      domains: ['acme.example'],
      platform: { url: platform.url },
    });
  });

  it('takes a setting of production away with null, and the brand one of the workspace', () => {
    putBrand('acme', { platform, environments: { staging: { domains: ['s.example'], platform: null }, late: null } });
    put('brandgen.json', { environments: { late: { domains: ['{brand}.late.example'] } } });
    expect(only('staging').site.platform).toMatchObject({ url: '', imageCdns: [] });
    expect(() => load({ environment: 'late' })).toThrow('acme has no environment "late". Its environments: staging.');
  });

  it('is inherited from a template', () => {
    const environments = { test: { domains: ['{brand}.test.example'] } };
    put('brands/house/brand.json', { extends: 'mini', template: true, environments });
    putBrand('acme', { extends: 'house' });
    expect(only('test').domains).toEqual(['acme.test.example']);
  });

  it('leaves to production the hosts that it has itself', () => {
    const environments = {
      staging: {
        domains: ['s.acme.example'],
        platform: { url: 'https://api.s.example:8443', imageCdns: ['https://img.example'] },
        reports: { url: 'https://reports.s.example:8443/site', sample: 1 },
      },
      test: { domains: ['t.acme.example', 's2.acme.example'], reports: { url: '/wps/reports' } },
    };
    putBrand('acme', { platform, reports: { url: 'https://reports.example/site' }, environments });
    expect(only().environment.foreign).toEqual([
      { environment: 'staging', host: 's.acme.example' },
      { environment: 'staging', host: 'api.s.example' },
      { environment: 'staging', host: 'reports.s.example' },
      { environment: 'test', host: 't.acme.example' },
      { environment: 'test', host: 's2.acme.example' },
    ]);
  });
});

describe('every environment is checked', () => {
  it('with the place where a value is written', () => {
    putBrand('acme', {
      environments: { staging: { domains: ['no host'], platform: { url: 'http://plain.example' } } },
    });
    putBrand('bcme', { environments: { staging: { domains: ['nohost'] } } });
    put('brandgen.json', { environments: { test: { domains: ['{brand}.{code}.example'] } } });
    expect(found()).toEqual([
      'brands/acme/brand.json:14 environments.staging.domains[0] pattern',
      'brands/acme/brand.json:17 environments.staging.platform.url pattern',
      'brands/bcme/brand.json:14 environments.staging.domains[0] pattern',
      'brandgen.json:5 environments.test.domains[0] pattern',
    ]);
  });

  it.each([
    ['no domains', {}, {}, 'environments.staging environment-domains'],
    ['statistics alone', {}, { analytics: { gtagId: 'G-TEST12' } }, 'environments.staging environment-features'],
    ['a back office alone', {}, { agentHost: 'a.s.example' }, 'environments.staging.agentHost environment-features'],
    ['the domain of production', {}, { domains: ['acme.example'] }, 'environments.staging.domains[0] duplicate-domain'],
    [
      'the domain of another brand',
      {},
      { domains: ['bcme.example'] },
      'environments.staging.domains[0] duplicate-domain',
    ],
    ['the office of production', { agents: true, agent: { host: 'a.example' } }, {}, 'agent.host duplicate-domain'],
  ])('for %s', (what, brand, change, problem) => {
    const domains = what === 'no domains' ? {} : { domains: ['s.acme.example'] };
    putBrand('acme', { ...brand, environments: { staging: { ...domains, ...change } } });
    putBrand('bcme');
    expect(found().map((text) => text.replace(/^\S+ /, ''))).toContain(problem);
  });

  it('when one of them is built, that one and the settings of the others', () => {
    const environments = { staging: { domains: ['s.example'] }, test: { domains: ['acme.example'], plattform: {} } };
    putBrand('acme', { environments });
    expect(load({ environment: 'staging' }).problems.map(({ path }) => path)).toEqual(['environments.test.plattform']);
  });
});
