import { expect, it } from 'vitest';
import { serverPlan } from './server-plan.ts';

it('leaves to a page the windows that it opens: by another policy it would take each of them for closed', () => {
  const { headers } = serverPlan({ basePath: '/', pages: new Map(), policy: '' });
  expect(headers.everywhere['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
});
