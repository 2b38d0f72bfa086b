import { expect, it } from 'vitest';
import { serverPlan } from './server-plan.ts';

const plan = serverPlan({ basePath: '/', pages: new Map(), policy: 'policy', keptBuilds: 1 });

it("keeps the page's access to windows that it opens: another policy would report them as closed", () => {
  expect(plan.headers.everywhere['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
});

it('lets no cache keep an error', () => {
  expect(plan.headers.errors['Cache-Control']).toBe('no-store');
});

it('leaves to the platform who may load and frame what it answers, since games run in frames without an origin', () => {
  for (const name of ['Cross-Origin-Resource-Policy', 'Content-Security-Policy']) {
    expect(plan.headers.everywhere).toHaveProperty(name);
    expect(plan.headers.platform).not.toHaveProperty(name);
  }
});
