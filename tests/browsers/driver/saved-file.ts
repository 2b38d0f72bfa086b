import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { patiently } from './driven-frame.ts';

/** Ends of files that are still written: Firefox writes beside an empty file, WebKit under another name. */
const UNFINISHED = /\.(part|wkdownload)$/;

/** A file that a page has saved, with what journeys use of Playwright's `Download`. */
export interface SavedFile {
  path(): Promise<string>;
  suggestedFilename(): string;
}

/** Waits for the next whole file in a folder of downloads, other than those already there. */
export async function nextSavedFile(folder: string): Promise<SavedFile> {
  const before = new Set(readdirSync(folder));
  const name = await patiently('for a file', undefined, async () => {
    const files = readdirSync(folder).filter((file) => !before.has(file));
    const whole = files.find((file) => !UNFINISHED.test(file) && statSync(join(folder, file)).size > 0);
    const isWritten = files.some((file) => UNFINISHED.test(file));
    return whole && !isWritten ? { done: whole } : { wait: `it (${files.join(', ') || 'nothing'})` };
  });
  return { path: async () => join(folder, name), suggestedFilename: () => name };
}
