import { expect, it } from 'vitest';
import { serverPlan } from './server-plan.ts';

it("keeps the page's access to windows that it opens: another policy would report them as closed", () => {
  const { headers } = serverPlan({ basePath: '/', pages: new Map(), policy: '' });
  expect(headers.everywhere['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
});
