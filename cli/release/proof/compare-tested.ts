import { MANIFEST_FILE } from '#cli/build/seal.ts';
import type { PreparedSite } from '../builds/prepare-release.ts';
import type { ReleaseManifest } from '../manifests/release-manifest.ts';

/** Files that depend on the environment alone; the manifest has the digests of the others. */
const OWN_TO_ENVIRONMENTS = new Set(['robots.txt', 'sitemap.xml', 'server/nginx.conf', MANIFEST_FILE]);

/** A file that differs from the tested release. */
export interface UntestedFile {
  readonly site: string;
  /** Empty for the whole site. */
  readonly file: string;
  readonly kind: 'differs' | 'untested' | 'missing';
}

type Files = ReleaseManifest['files'];

/**
 * Compares a brand's tested release with its build for production by their manifests, apart from the differences that
 * any two environments have.
 */
export function compareTested(
  tested: readonly Pick<ReleaseManifest, 'site' | 'files'>[],
  built: readonly { readonly site: string; readonly build: Pick<PreparedSite, 'files'> }[],
): UntestedFile[] {
  const missing = tested.filter(({ site }) => built.every((other) => other.site !== site));
  return [
    ...built.flatMap(({ site, build }): UntestedFile[] => {
      const testedSite = tested.find((other) => other.site === site);
      return testedSite ? compareFiles(site, testedSite.files, build.files) : [{ site, file: '', kind: 'untested' }];
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

/** Compares digests; pages have a second digest without the parts that differ between environments. */
function isAsTested(was: Files[string], is: Files[string]): boolean {
  return was.sha256 === is.sha256 || (was.common !== undefined && was.common === is.common);
}
