import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasShape, isListOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';
import type { PasswordHashes } from './preview-password.ts';

/** A build that colleagues can see at its own address for some days. */
export interface Preview {
  /** First label of its host. */
  name: string;
  brand: string;
  /** Sites of the brand: id, folder in `releases/`, and host. */
  sites: { site: string; folder: string; host: string }[];
  password: PasswordHashes;
  /** When it was released and when it expires, in ISO 8601. */
  time: string;
  expires: string;
  /** Account and machine, `name@host`. */
  by: string;
  /** The workspace's commit; empty outside a repository. */
  commit: string;
}

/** A site of a preview, for the configuration of a web server. */
export interface PreviewSite extends Pick<Preview, 'name' | 'brand' | 'password'> {
  readonly site: string;
  readonly folder: string;
  readonly host: string;
  /** Folder of the preview, laid out as a target. */
  readonly root: string;
  readonly expires: Date;
}

const isPreview = hasShape<Preview>({
  name: isText,
  brand: isText,
  sites: isListOf(hasShape<Preview['sites'][number]>({ site: isText, folder: isText, host: isText })),
  password: hasShape<PasswordHashes>({ nginx: isText, caddy: isText }),
  time: isText,
  expires: isText,
  by: isText,
  commit: isText,
});

/** Folder of a target that has all previews. */
export const PREVIEWS_FOLDER = '.previews';

/** Absolute folder of a preview. @param target folder of the target */
export function previewRoot(target: string, { name, brand }: Pick<Preview, 'name' | 'brand'>): string {
  return path.join(target, PREVIEWS_FOLDER, name, brand);
}

/** File that describes a preview. A preview exists only if this file does. */
export function recordOf(target: string, preview: Pick<Preview, 'name' | 'brand'>): string {
  return path.join(previewRoot(target, preview), 'preview.json');
}

/** File with the user and the password's hash, in nginx's form. @param root folder of the preview */
export function usersOf(root: string): string {
  return path.join(root, 'users.txt');
}

/** All previews of a target, sorted by brand and name. */
export function readPreviews(target: string): Preview[] {
  const root = path.join(target, PREVIEWS_FOLDER);
  const previews = namesIn(root).flatMap((name) =>
    namesIn(path.join(root, name)).flatMap((brand) => readIfWhole(recordOf(target, { name, brand })) ?? []),
  );
  const key = ({ brand, name }: Preview) => `${brand} ${name}`;
  return previews.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

export function previewSites(target: string, previews: readonly Preview[]): PreviewSite[] {
  return previews.flatMap((preview) => {
    const { name, brand, password } = preview;
    const shared = { name, brand, password, root: previewRoot(target, preview), expires: new Date(preview.expires) };
    return preview.sites.map((site) => ({ ...shared, ...site }));
  });
}

/** Treats an unreadable preview as expired, so that it blocks no release. */
function readIfWhole(file: string): Preview | undefined {
  try {
    const preview = parseJson(readFileSync(file, 'utf8'), isPreview, file);
    return Number.isNaN(Date.parse(preview.expires)) ? undefined : preview;
  } catch {
    return undefined;
  }
}

export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}
