import { describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '../manifests/release-manifest.ts';
import { compareTested } from './compare-tested.ts';

type Files = ReleaseManifest['files'];
const same: Files = {
  'index.html': { size: 1, sha256: 'page-of-staging', common: 'page' },
  'assets/entry-1.js': { size: 1, sha256: 'entry' },
  'robots.txt': { size: 1, sha256: 'none' },
};
const compare = (built: Files, tested: Files = same) =>
  compareTested([{ site: 'acme', files: tested }], [{ site: 'acme', build: { files: built } }]);

describe('what is built for production', () => {
  it('is what was tested if only robots, server and pages differ, and those in nothing but their environment', () => {
    const page = { size: 2, sha256: 'page-of-production', common: 'page' };
    const own = { 'sitemap.xml': page, 'server/nginx.conf': page, 'build-manifest.json': page };
    expect(compare({ ...same, 'index.html': page, 'robots.txt': { size: 2, sha256: 'all' }, ...own })).toEqual([]);
  });

  it('is not if a page, a script or the list of files differs', () => {
    const script = { size: 1, sha256: 'new' };
    const { 'assets/entry-1.js': _entry, ...rest } = same;
    const built = { ...rest, 'index.html': { size: 1, sha256: 'other', common: 'other' }, 'assets/entry-2.js': script };
    expect(compare(built).map(({ file, kind }) => `${kind} ${file}`)).toEqual([
      'missing assets/entry-1.js',
      'untested assets/entry-2.js',
      'differs index.html',
    ]);
  });

  it('is not if a page has no digest without its environment', () => {
    const page = { size: 1, sha256: 'page-of-production' };
    expect(compare({ 'index.html': page }, { 'index.html': { size: 1, sha256: 'page-of-staging' } })).toHaveLength(1);
  });

  it('is not if a site of the brand is another', () => {
    const other = { site: 'acme-agents', build: { files: {} } };
    expect(compareTested([{ site: 'acme', files: {} }], [other])).toEqual([
      { site: 'acme-agents', file: '', kind: 'untested' },
      { site: 'acme', file: '', kind: 'missing' },
    ]);
  });
});
