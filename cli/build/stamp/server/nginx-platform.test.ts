import { expect, it } from 'vitest';
import { openTemplates } from '#cli/build/templates.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { ACME } from './acme.fixture.ts';
import { nginxValues, placeOfBuild } from './nginx-values.ts';
import { serverPlan } from './server-plan.ts';

const write = (forwardsCalls: boolean) => {
  const plan = serverPlan({ ...ACME, forwardsCalls, basePath: '/', pages: new Map(), policy: '', keepDays: 0 });
  return openTemplates(packageRoot())('nginx.conf', nginxValues(plan, placeOfBuild(plan)));
};

it('proxies calls and the socket to a platform without its own address', () => {
  const text = write(true);
  expect(text).toContain('upstream platform-acme {');
  expect(text).toContain('location ~ ^/wps/ {\n    proxy_pass http://platform-acme;');
  const [, socket = ''] = text.split('location = /wps/live {');
  expect(socket.split('}')[0]).toContain('proxy_set_header Upgrade $http_upgrade;');
});

it('allows the largest request body of any call', () => {
  const limits = Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => ('x-body-limit' in operation ? Number(operation['x-body-limit']) : 0));
  const [, megabytes = '0'] = /client_max_body_size (\d+)m;/.exec(write(true)) ?? [];
  expect(Number(megabytes) * 2 ** 20).toBeGreaterThanOrEqual(Math.max(...limits));
});

it('does not proxy a platform that pages reach directly', () => {
  expect(write(false)).not.toContain('proxy_pass');
});
