// Bundles the CLI, the function for delivery networks and the sandbox platform to dist/ with lazy chunks; npm packages stay in node_modules.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, readFile, rename, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';

// `npx brandgen` runs this as `prepare` even in a fresh clone, where it cannot work. A failure would break npx for that
// clone for good, and npx would not show it. The command itself says what to do.
if (!existsSync('node_modules')) {
  console.log('Nothing is installed yet. Run `npm ci`.');
  process.exit();
}

const { rolldown } = await import('rolldown');

const { dependencies, peerDependencies, version } = JSON.parse(await readFile('package.json', 'utf8'));
const packages = Object.keys({ ...dependencies, ...peerDependencies });
const builtins = new Set([...builtinModules, ...builtinModules.map((name) => `node:${name}`)]);
// Most commands need these, and only a few functions of culori are used: inside the bundle they need fewer files to open.
const bundled = new Set(['commander', 'culori', 'jsonc-parser', 'saxes']);

function isExternal(id) {
  const name = packages.find((candidate) => id === candidate || id.startsWith(`${candidate}/`));
  return builtins.has(id) || (name !== undefined && !bundled.has(name));
}

async function compile(zone, entries) {
  const bundle = await rolldown({
    input: entries,
    platform: 'node',
    external: isExternal,
    // The CommonJS form of jsonc-parser loads its parts by a `require` that the bundler cannot follow.
    resolve: { mainFields: ['module', 'main'] },
    transform: { define: { __BRANDGEN_VERSION__: JSON.stringify(version) } },
  });
  await bundle.write({
    dir: `dist/${zone}.new`,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: true,
  });
  await bundle.close();
  await rm(`dist/${zone}`, { recursive: true, force: true });
  await rename(`dist/${zone}.new`, `dist/${zone}`);
}

function run(program) {
  const { status } = spawnSync(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

await compile('cli', {
  main: 'cli/main.ts',
  'fleet-worker': 'cli/build/fleet/fleet-worker.ts',
  'keep-whole-words': 'cli/brand/catalogue/keep-whole-words.ts',
});
run('dist/cli/keep-whole-words.js');
// Delivery networks take this one alone.
await compile('edge', { 'site-from-store': 'cli/edge/site-from-store.ts' });
await compile('sandbox', { main: 'sandbox/main.ts', snapshot: 'sandbox/snapshot.ts' });
await chmod('dist/cli/main.js', 0o755);
// The sandbox starts from a seeded database. Seeding takes seconds, so it happens here, and only after a change.
run('dist/sandbox/snapshot.js');
