import { expect, it } from 'vitest';
import { readSums } from '#cli/release/staging/watch/read-sums.ts';
import { testSandbox } from '#sandbox/testing/test-sandbox.ts';

it('the sandbox gives the sums of reports in the form that `brandgen watch` reads', async () => {
  const sandbox = await testSandbox();
  const here = { feature: 'home', page: '/index' };
  const error = { kind: 'error', ...here, name: 'Error', message: '', first: true };
  const json = { format: 1, brand: 'acme', build: 'b1', reports: [{ kind: 'visit', ...here }, error] };
  await sandbox.call('POST', '/sandbox/reports', { json });
  const origin = await sandbox.server.listen({ host: '127.0.0.1', port: 0 });
  try {
    expect(await readSums(new URL('/sandbox/reports/sums', origin))).toEqual({ b1: { visits: 1, errors: 1 } });
  } finally {
    await sandbox.close();
  }
});
