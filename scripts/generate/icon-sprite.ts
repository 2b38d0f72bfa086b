// Makes app/kit/icon/icons.svg: one symbol for each name in app/kit/icon/icon-name.ts. `--check` fails when it is stale.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iconNames } from '#app/kit/icon/icon-name.ts';
import { deliver } from './platform-output.ts';

const root = join(import.meta.dirname, '../..');

interface IconFamily {
  icons: Record<string, { body: string } | undefined>;
  width: number;
}

function symbolOf(family: IconFamily, name: string): string {
  const icon = family.icons[name];
  if (!icon) throw new Error(`The Phosphor family has no icon named "${name}".`);
  const body = icon.body.replaceAll(' fill="currentColor"', '');
  return `<symbol id="${name}" viewBox="0 0 ${family.width} ${family.width}">${body}</symbol>`;
}

const family: IconFamily = JSON.parse(await readFile(join(root, 'node_modules/@iconify-json/ph/icons.json'), 'utf8'));
const symbols = iconNames.map((name) => symbolOf(family, name)).join('\n');
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`;
await deliver(join(root, 'app/kit/icon'), new Map([['icons.svg', sprite]]), 'npx tsx scripts/generate/icon-sprite.ts');
