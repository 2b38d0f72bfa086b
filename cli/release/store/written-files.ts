import type { StoreClient } from './store-client.ts';

/** Files uploaded by this command, which the store can copy to other brands. */
export interface WrittenFiles {
  note(file: FileToPlace, tag: string): void;
  /** @returns whether the file was copied */
  copyTo(file: FileToPlace): Promise<boolean>;
}

export interface FileToPlace {
  readonly key: string;
  readonly sha256: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Copies files between brands, which share most of them byte for byte. The tag ensures that the source has this
 * command's bytes, as files in another brand's folder are not trusted.
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
      // After one refusal, no further copies are tried.
      areRefused = !(await client.copy(source, file.key));
      return !areRefused;
    },
  };
}
