import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FuzzCase } from './cases.ts';
import { ID } from './own-files.ts';
import type { FileContent } from './spoiled-files.ts';

/** Writes a case into a workspace under an id of its own. */
export function writeCase(workspace: string, id: string, { files }: FuzzCase): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(workspace, name.replaceAll(ID, id));
    mkdirSync(dirname(file), { recursive: true });
    write(file, typeof content === 'string' && content !== 'folder' ? content.replaceAll(ID, id) : content);
  }
}

function write(file: string, content: FileContent): void {
  if (content === 'folder') mkdirSync(file, { recursive: true });
  else if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(file, content);
  else symlinkSync(content.link, file);
}
