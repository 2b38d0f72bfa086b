/**
 * Folder in the output folder for builds before they are moved to `<out>/<brand>`, for replaced ones until they are
 * removed, and for `<brand>.live`, which names the build that belongs there.
 */
export const BUILDS_FOLDER = '.builds';

/** Parsed name of a build's folder: its brand and the process that wrote it. */
export interface BuildFolderName {
  brand: string;
  process: number;
  /** Digest of the site's lists of files; undefined while it is being written. */
  seal?: string;
}

const NAME = /^(.+)-(?:[0-9a-f]{12}|([0-9a-f]{64}))-(\d+)\.[0-9a-f]+$/;

/** Digits of the inputs' digest in the name of an unfinished site. */
const SHORT = 12;

/** Folder name of a site that is being written. @param mark distinguishes builds of one process, hexadecimal */
export function draftFolderName(brand: string, inputs: string, process: number, mark: string): string {
  return `${brand}-${inputs.slice(0, SHORT)}-${process}.${mark}`;
}

/** Folder name of a finished site. @param seal digest of its lists of files */
export function buildFolderName(brand: string, seal: string, process: number, mark: string): string {
  return `${brand}-${seal}-${process}.${mark}`;
}

/** Parses the name of a build's folder; undefined for any other name. */
export function parseBuildFolderName(name: string): BuildFolderName | undefined {
  const [, brand, seal, process] = NAME.exec(name) ?? [];
  return brand && process ? { brand, process: Number(process), ...(seal && { seal }) } : undefined;
}
