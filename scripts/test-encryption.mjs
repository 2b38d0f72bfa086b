// `npm run test:encryption`: runs the programs of docs/platform/encryption/ in TypeScript, Python and Go. Each has to open the
// example, and to refuse what a platform may not accept. What they need is installed from Debian where it is missing.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';

const PACKAGES = ['python3-jwcrypto', 'golang-go', 'golang-gopkg-square-go-jose.v2-dev'];
const folder = path.join(import.meta.dirname, '../docs/platform/encryption');
const place = mkdtempSync(path.join(tmpdir(), 'brandgen-encryption-'));
try {
  installPackages();
  const built = path.join(place, 'open');
  // Debian has Go's libraries as sources below its own GOPATH.
  const goEnv = { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOCACHE: path.join(place, 'cache') };
  orStop(spawnSync('go', ['build', '-o', built, path.join(folder, 'open.go')], { env: goEnv, encoding: 'utf8' }));
  const programs = [
    ['TypeScript', process.execPath, ['--import', 'tsx', path.join(folder, 'open.ts')]],
    // Debian's own: a newer one on the path does not have Debian's libraries.
    ['Python', '/usr/bin/python3', [path.join(folder, 'open.py')]],
    ['Go', built, []],
  ];
  const keys = path.join(folder, 'keys.json');
  const cases = await readCases(keys);
  let [passed, failed] = [0, 0];
  for (const [language, program, words] of programs) {
    for (const { title, payload, holds } of cases) {
      const { status, stdout } = spawnSync(program, [...words, keys], { input: payload, encoding: 'utf8' });
      const isRight = holds === undefined ? status !== 0 && stdout === '' : status === 0 && isSame(stdout, holds);
      if (isRight) passed += 1;
      else failed += 1;
      console.log(`${isRight ? '✓' : '✗'} ${language} ${title}`);
    }
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}

function installPackages() {
  const missing = PACKAGES.filter((name) => spawnSync('dpkg', ['-s', name]).status !== 0);
  if (missing.length > 0) orStop(spawnSync('apt-get', ['install', '-y', ...missing], { encoding: 'utf8' }));
}

function orStop({ status, error, stderr }) {
  if (status === 0) return;
  throw new Error(`The examples cannot run: ${error?.message ?? stderr}`);
}

/** The example, and payloads that have to be refused, under the example's key where the case does not say otherwise. */
async function readCases(file) {
  const [jwk] = JSON.parse(readFileSync(file, 'utf8')).keys;
  const { d: _, ...half } = jwk;
  const payload = readFileSync(path.join(folder, 'payload.txt'), 'utf8');
  const holds = JSON.parse(readFileSync(path.join(folder, 'payload.json'), 'utf8'));
  const own = await importJWK(half, 'ECDH-ES');
  const other = await importJWK(
    await exportJWK((await generateKeyPair('ECDH-ES', { crv: 'P-256' })).publicKey),
    'ECDH-ES',
  );
  const sealed = (key, header) =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(holds)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid, ...header })
      .encrypt(key);
  const [head, empty, iv, text, tag] = payload.trim().split('.');
  const changed = [head, empty, iv, text.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')), tag].join('.');
  return [
    { title: 'opens the example', payload, holds },
    { title: 'opens what was sealed now', payload: await sealed(own), holds },
    { title: 'refuses a payload that was changed', payload: changed },
    { title: 'refuses a payload under another key', payload: await sealed(other) },
    { title: 'refuses a payload whose key it does not have', payload: await sealed(own, { kid: 'none' }) },
    { title: 'refuses a payload that names no key', payload: await sealed(own, { kid: undefined }) },
    { title: 'refuses a compressed payload', payload: await sealed(own, { zip: 'DEF' }) },
    { title: 'refuses another algorithm', payload: await sealed(own, { alg: 'ECDH-ES+A128KW' }) },
    { title: 'refuses another encryption', payload: await sealed(own, { enc: 'A128GCM' }) },
    { title: 'refuses what is no payload', payload: 'e30.e30' },
  ];
}

function isSame(printed, holds) {
  try {
    return JSON.stringify(JSON.parse(printed)) === JSON.stringify(holds);
  } catch {
    return false;
  }
}
