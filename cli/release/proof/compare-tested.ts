import { MANIFEST_FILE } from '#cli/build/seal.ts';
import type { PreparedSite } from '../builds/prepare-release.ts';
import type { ReleaseManifest } from '../manifests/release-manifest.ts';

/** Files that follow from the environment alone; the manifest lists the digests of the others. */
const OWN_TO_ENVIRONMENTS = new Set(['robots.txt', 'sitemap.xml', 'server/nginx.conf', MANIFEST_FILE]);

/** A file that is not as it was tested. */
export interface UntestedFile {
  readonly site: string;
  /** Empty for a whole site. */
  readonly file: string;
  readonly kind: 'differs' | 'untested' | 'missing';
}

type Files = ReleaseManifest['files'];

/**
 * Compares a brand's sites as they were released to be tested and as they are built for production, by their manifests,
 * apart from what differs between any two environments.
 */
export function compareTested(
  tested: readonly Pick<ReleaseManifest, 'site' | 'files'>[],
  built: readonly { readonly site: string; readonly build: Pick<PreparedSite, 'files'> }[],
): UntestedFile[] {
  const missing = tested.filter(({ site }) => built.every((other) => other.site !== site));
  return [
    ...built.flatMap(({ site, build }): UntestedFile[] => {
      const found = tested.find((other) => other.site === site);
      return found ? compareFiles(site, found.files, build.files) : [{ site, file: '', kind: 'untested' }];
    }),
    ...missing.map(({ site }): UntestedFile => ({ site, file: '', kind: 'missing' })),
  ];
}

function compareFiles(site: string, tested: Files, built: Files): UntestedFile[] {
  const names = [...new Set([...Object.keys(tested), ...Object.keys(built)])].filter(
    (file) => !OWN_TO_ENVIRONMENTS.has(file),
  );
  return names.sort().flatMap((file): UntestedFile[] => {
    const [was, is] = [tested[file], built[file]];
    if (!was) return [{ site, file, kind: 'untested' }];
    if (!is) return [{ site, file, kind: 'missing' }];
    return isAsTested(was, is) ? [] : [{ site, file, kind: 'differs' }];
  });
}

/** A page has a second digest, without what differs between environments. */
function isAsTested(was: Files[string], is: Files[string]): boolean {
  return was.sha256 === is.sha256 || (was.common !== undefined && was.common === is.common);
}
