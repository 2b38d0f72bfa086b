import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { PLATFORM_PATHS } from '#cli/brand/shared/platform-paths.ts';
import { caddyDefaultValues, caddyValues } from '#cli/build/stamp/server/caddy-values.ts';
import { nginxDefaultValues, nginxValues, placeOfBuild } from '#cli/build/stamp/server/nginx-values.ts';
import { type ServerPlan, serverPlan } from '#cli/build/stamp/server/server-plan.ts';
import { openTemplates } from '#cli/build/templates.ts';
import site from '#schemas/parts/site.schema.json' with { type: 'json' };
import { repository } from '../run-brandgen.ts';
import { checkCaddy } from './run-caddy.ts';
import { checkNginx } from './run-nginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandgen-base-paths-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const allowed = new RegExp(site.properties.basePath.pattern);
const letters = [...'ABYZabyz0189._~-'];
const segment = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 60 });
const basePaths = fc
  .array(segment, { maxLength: 4 })
  .map((segments) => segments.map((name) => `${name}/`).join(''))
  .map((path) => `/${path}`)
  .filter((path) => allowed.test(path) && !PLATFORM_PATHS.some((taken) => path.startsWith(`${taken}/`)));

const fill = openTemplates(repository);

/** Sites with all kinds of base paths. */
function plans(count: number): ServerPlan[] {
  const pages = new Map([
    ['/', 'index.html'],
    ['/help', 'help.html'],
  ]);
  return fc.sample(basePaths, count).map((basePath, at) =>
    serverPlan({
      site: `brand-${at}`,
      name: `Brand ${at}`,
      hosts: [`${'a'.repeat(60)}.brand-${at}.example`],
      forwardsCalls: at % 3 !== 0,
      basePath,
      pages,
      ownsHost: at % 2 > 0,
      policy: "default-src 'none'",
      keepDays: at % 2,
    }),
  );
}

it('makes a configuration that nginx accepts of every base path that validate accepts', async () => {
  const sites = plans(60).map((plan) => fill('nginx.conf', nginxValues(plan, placeOfBuild(plan))));
  const shared = fill('nginx-default.conf', nginxDefaultValues());
  // Ports below 1024 are for root.
  const text = [shared, ...sites].join('\n').replaceAll(/listen (80|443)/g, 'listen 127.0.0.1:10$1');
  writeFileSync(join(folder, 'nginx.conf'), `events {}\nhttp {\n${text}\n}\n`);
  expect(await checkNginx(folder)).toContain('test is successful');
});

it('makes one that Caddy accepts too, with TLS of its own and behind a server that ends it', async () => {
  const configurations = ['80', '127.0.0.1:8080', '[::1]:8081'].flatMap((listen) => {
    const sites = plans(10).map((plan, at) => {
      const place = { ...placeOfBuild(plan), files: folder, flag: `${folder}.closed`, listen };
      return fill('Caddyfile', { ...caddyValues(plan, place), release: at, brand: plan.site });
    });
    return [[fill('default.Caddyfile', caddyDefaultValues(listen)), ...sites].join('\n')];
  });
  for (const text of configurations) {
    writeFileSync(join(folder, 'Caddyfile'), text);
    expect(await checkCaddy(folder)).toContain('Valid configuration');
  }
});
