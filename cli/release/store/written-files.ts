import type { StoreClient } from './store-client.ts';

/** The files that a command has uploaded itself, so that the store can copy them to other brands. */
export interface WrittenFiles {
  note(file: FileToPlace, tag: string): void;
  /** @returns whether the file is in its place by a copy */
  copyTo(file: FileToPlace): Promise<boolean>;
}

export interface FileToPlace {
  readonly key: string;
  readonly sha256: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Brands share most of their files byte for byte. A copy has the bytes that this command has uploaded, by their tag: what others
 * have put into another brand's folder is not trusted.
 */
export function writtenFiles(client: StoreClient): WrittenFiles {
  const written = new Map<string, { key: string; tag: string }>();
  let areRefused = false;
  const nameOf = ({ sha256, headers }: FileToPlace) => JSON.stringify([sha256, headers]);
  return {
    note: (file, tag) => written.set(nameOf(file), { key: file.key, tag }),
    async copyTo(file) {
      const source = written.get(nameOf(file));
      if (!source || areRefused) return false;
      // A store that refuses one copy is asked for no other.
      areRefused = !(await client.copy(source, file.key));
      return !areRefused;
    },
  };
}
