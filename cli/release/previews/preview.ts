import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasShape, isListOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';
import type { PasswordHashes } from './preview-password.ts';

/** A build that colleagues see at an address of its own for some days. */
export interface Preview {
  /** First part of its host. */
  name: string;
  brand: string;
  /** The sites of the brand: id, name of the folder in `releases/`, and host. */
  sites: { site: string; folder: string; host: string }[];
  password: PasswordHashes;
  /** When it was released, and when it ends, in ISO 8601. */
  time: string;
  expires: string;
  /** Account and machine, `name@host`. */
  by: string;
  /** The workspace's commit; empty outside a repository. */
  commit: string;
}

/** One site of a preview, for a web server. */
export interface PreviewSite extends Pick<Preview, 'name' | 'brand' | 'password'> {
  readonly site: string;
  readonly folder: string;
  readonly host: string;
  /** Folder with what belongs to the preview, laid out as a target. */
  readonly root: string;
  /** When it ends. */
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

/** Folder of a target with all previews. */
export const PREVIEWS_FOLDER = '.previews';

/** Folder of a preview, absolute. @param target folder of the target */
export function previewRoot(target: string, { name, brand }: Pick<Preview, 'name' | 'brand'>): string {
  return path.join(target, PREVIEWS_FOLDER, name, brand);
}

/** File that says what a preview is; without it there is no preview. */
export function recordOf(target: string, preview: Pick<Preview, 'name' | 'brand'>): string {
  return path.join(previewRoot(target, preview), 'preview.json');
}

/** File with the user and the password's hash, as nginx reads it. @param root folder of the preview */
export function usersOf(root: string): string {
  return path.join(root, 'users.txt');
}

/** All previews of a target, by brand and name. */
export function readPreviews(target: string): Preview[] {
  const root = path.join(target, PREVIEWS_FOLDER);
  const found = namesIn(root).flatMap((name) =>
    namesIn(path.join(root, name)).flatMap((brand) => readIfWhole(recordOf(target, { name, brand })) ?? []),
  );
  const key = ({ brand, name }: Preview) => `${brand} ${name}`;
  return found.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

export function previewSites(target: string, previews: readonly Preview[]): PreviewSite[] {
  return previews.flatMap((preview) => {
    const { name, brand, password } = preview;
    const shared = { name, brand, password, root: previewRoot(target, preview), expires: new Date(preview.expires) };
    return preview.sites.map((site) => ({ ...shared, ...site }));
  });
}

/** A preview that cannot be read counts as ended, so that it blocks no release. */
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
