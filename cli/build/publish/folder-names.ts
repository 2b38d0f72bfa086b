/** Folder inside the output folder that holds the built sites; `<out>/<brand>` is a link into it. */
export const BUILDS_FOLDER = '.builds';

/** A folder of one build: whose site it is, and which process wrote it. */
export interface BuildFolderName {
  brand: string;
  process: number;
}

const NAME = /^(.+)-[0-9a-f]{12}-(\d+)\.[0-9a-f]+$/;

/** @param build digest of the build @param mark distinguishes two builds of one process, hexadecimal */
export function buildFolderName(brand: string, build: string, process: number, mark: string): string {
  return `${brand}-${build.slice(0, 12)}-${process}.${mark}`;
}

/** Parses such a name; undefined for a folder that brandgen did not make. */
export function parseBuildFolderName(name: string): BuildFolderName | undefined {
  const [, brand, process] = NAME.exec(name) ?? [];
  return brand && process ? { brand, process: Number(process) } : undefined;
}
