import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { once } from './once.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const iconSet = once((): IconSet => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8'));
});

/** The outline of a Game Icons picture as path text in a 512 × 512 box, or undefined when the set has none of that name. */
export function findIconPath(name: string): string | undefined {
  return iconSet().icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
}

/** As `findIconPath`, for names that must exist. */
export function iconPath(name: string): string {
  const path = findIconPath(name);
  if (path === undefined) throw new Error(`The Game Icons set has no icon named "${name}".`);
  return path;
}
