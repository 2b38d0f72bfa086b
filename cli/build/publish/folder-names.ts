/**
 * Folder inside the output folder for what is beside the sites: builds before they take their place in `<out>/<brand>`, those that were
 * replaced, until they are removed, and in `<brand>.live` the name of the build that belongs into the place.
 */
export const BUILDS_FOLDER = '.builds';

/** A folder of one build: whose site it is, and which process wrote it. */
export interface BuildFolderName {
  brand: string;
  process: number;
  /** Digest of the lists of the site's files; undefined while it is being written. */
  seal?: string;
}

const NAME = /^(.+)-(?:[0-9a-f]{12}|([0-9a-f]{64}))-(\d+)\.[0-9a-f]+$/;

/** How much of the inputs' digest the name of an unfinished site has. */
const SHORT = 12;

/** Name of a folder while its site is being written. @param mark distinguishes two builds of one process, hexadecimal */
export function draftFolderName(brand: string, inputs: string, process: number, mark: string): string {
  return `${brand}-${inputs.slice(0, SHORT)}-${process}.${mark}`;
}

/** Name of a finished site's folder. @param seal digest of the lists of its files */
export function buildFolderName(brand: string, seal: string, process: number, mark: string): string {
  return `${brand}-${seal}-${process}.${mark}`;
}

/** Parses such a name; undefined for a folder that brandgen did not make. */
export function parseBuildFolderName(name: string): BuildFolderName | undefined {
  const [, brand, seal, process] = NAME.exec(name) ?? [];
  return brand && process ? { brand, process: Number(process), ...(seal && { seal }) } : undefined;
}
