// Makes app/kit/icon/icons.svg: one symbol for each name in app/kit/icon/icon-name.ts. `--check` fails when it is stale.
import { readFile, writeFile } from 'node:fs/promises';
import { iconNames } from '../../app/kit/icon/icon-name.ts';

const TARGET = new URL('../../app/kit/icon/icons.svg', import.meta.url);
const FAMILY = new URL('../../node_modules/@iconify-json/ph/icons.json', import.meta.url);

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

const family: IconFamily = JSON.parse(await readFile(FAMILY, 'utf8'));
const symbols = iconNames.map((name) => symbolOf(family, name)).join('\n');
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`;

if (process.argv.includes('--check')) {
  const present = await readFile(TARGET, 'utf8').catch(() => '');
  if (present !== sprite) {
    console.error('app/kit/icon/icons.svg is stale: run npx tsx scripts/generate/icon-sprite.ts');
    process.exitCode = 1;
  }
} else {
  await writeFile(TARGET, sprite);
}
