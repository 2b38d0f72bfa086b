import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a process that has loaded PostgreSQL ends with the status that it has set', () => {
  const script = `
    const { loadEmbeddedPostgres } = await import('./sandbox/testing/postgres-server.ts');
    await loadEmbeddedPostgres();
    process.exitCode = 3;
  `;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]);
  expect(status).toBe(3);
});
