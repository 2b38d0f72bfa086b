import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { digest } from '#cli/build/digest.ts';
import { folderTarget } from '#cli/release/folder/folder-target.ts';
import { servedRelease } from '#cli/release/proof/served-release.ts';
import { releaseKey } from './release-key.ts';
import { writeSmallSite } from './small-site.ts';

const { releasers, sign } = releaseKey(['acme']);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brandgen-served-'));
  return () => rmSync(root, { recursive: true, force: true });
});

const target = () => {
  const settings = { server: 'nginx', reload: null, listen: '80', upstream: '', directives: '/own' } as const;
  return folderTarget({ name: 'live', folder: join(root, 'srv'), signFrom: 'KEY', ...settings });
};
/** @returns SHA-256 of the manifest that the site is served with */
const release = async (look: string) => {
  const site = writeSmallSite(join(root, look), look);
  await target().release({ root, sites: [site], termsOf: () => ({ keepDays: 14 }), sign });
  return digest(readFileSync(join(site.folder, 'build-manifest.json')));
};
const served = (manifest: string) => servedRelease(target(), { brand: 'acme', manifest });

describe('what an address serves', () => {
  it('is the live release, with who signed it', async () => {
    await target().createReleasers(releasers);
    const manifest = await release('red');
    expect(await served(manifest)).toEqual({ release: 1, signedBy: 'us', differences: [] });
  });

  it('differs where its release was changed past a releaser', async () => {
    await target().createReleasers(releasers);
    const manifest = await release('red');
    const file = join(root, 'srv/acme/releases/1.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), keepDays: 3 }));
    const differences = [{ file: 'build-manifest.json', kind: 'unsigned' }];
    expect(await served(manifest)).toEqual({ release: 1, signedBy: null, differences });
  });

  it('differs where it is no release that is live', async () => {
    const former = await release('red');
    const manifest = await release('blue');
    expect(await served(manifest)).toEqual({ release: 2, signedBy: undefined, differences: [] });
    expect((await served(former)).differences).toEqual([{ file: 'build-manifest.json', kind: 'release' }]);
  });
});
