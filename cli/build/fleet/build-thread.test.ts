import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { loadBrands } from '#cli/brand/load-brands.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { type BuildThread, startBuildThread } from './build-thread.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'brandgen-thread-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const { brands } = loadBrands(openWorkspace(packageRoot(), undefined), ['lotus', 'mini']);
const [lotus, mini] = brands.map((brand) => ({ brand, place: '', inputs: '' }));
if (!lotus || !mini) throw new Error('The package has both brands.');

let code = '';
beforeEach(() => {
  code = mkdtempSync(path.join(scratch, 'code-'));
});

/** Starts a thread with the given program. */
async function withThread(program: string, work: (thread: BuildThread) => Promise<void>): Promise<void> {
  writeFileSync(path.join(code, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(code, 'fleet-worker.js'), `import { parentPort } from 'node:worker_threads';\n${program}`);
  const thread = startBuildThread({ root: '', code, sources: '' });
  await work(thread).finally(thread.close);
}

it('fails every site of a thread that ends without an error', async () => {
  await withThread("parentPort.on('message', ({ id }) => id === 2 && process.exit(3));", async (thread) => {
    const sites = await Promise.allSettled([thread.build(lotus), thread.build(mini)]);
    const reason = new Error('A build thread ended by itself with exit code 3 while it built lotus, mini.');
    expect(sites).toEqual([
      { status: 'rejected', reason },
      { status: 'rejected', reason },
    ]);
  });
});

it('fails a site that is given to a thread after its end', async () => {
  await withThread("parentPort.on('message', () => process.exit());", async (thread) => {
    await expect(thread.build(lotus)).rejects.toThrow('exit code 0 while it built lotus.');
    await expect(thread.build(mini)).rejects.toThrow('exit code 0 while it built lotus.');
  });
});

it.each([
  ['an error', "throw new Error('no such file')", 'no such file'],
  [
    'too little memory',
    "throw Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })",
    'The build ran out of memory. Build with a smaller `--jobs`',
  ],
])('says that a thread ended because of %s', async (_what, program, said) => {
  await withThread(`parentPort.on('message', () => { ${program}; });`, async (thread) => {
    await expect(thread.build(lotus)).rejects.toThrow(said);
  });
});
