import { expect, it } from 'vitest';
import { ACME } from './acme.fixture.ts';
import { serverPlan } from './server-plan.ts';

const plan = serverPlan({ ...ACME, basePath: '/', pages: new Map(), policy: 'policy', keepDays: 1 });

it("keeps the page's access to windows that it opens: another policy would report them as closed", () => {
  expect(plan.headers.everywhere['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
});

it.each(['everywhere', 'platform'] as const)(
  'keeps browsers from guessing what a file is, and to HTTPS, %s',
  (group) => {
    expect(plan.headers[group]).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': 'max-age=31536000',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
  },
);

it('lets no cache keep an error', () => {
  expect(plan.headers.errors['Cache-Control']).toBe('no-store');
});

it('leaves to the platform who may frame what it answers, since it frames its games in the site', () => {
  expect(plan.headers.everywhere).toHaveProperty('Content-Security-Policy');
  expect(plan.headers.platform).not.toHaveProperty('Content-Security-Policy');
});

it('keeps other origins from loading what a platform answers, unless it says otherwise', () => {
  expect(plan.headers.platform).toHaveProperty('Cross-Origin-Resource-Policy', 'same-origin');
});
