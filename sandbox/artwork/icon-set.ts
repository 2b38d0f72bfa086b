import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { propertiesOf } from '../json-object.ts';
import { once } from '../once.ts';

const icons = once(() => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return propertiesOf(propertiesOf(set)['icons']);
});

/** The outline of a Game Icons icon as path data in a 512 × 512 box, or undefined for an unknown name. */
export function findIconPath(name: string): string | undefined {
  const { body } = propertiesOf(icons()[name]);
  return typeof body === 'string' ? body.match(/ d="([^"]+)"/)?.[1] : undefined;
}

/** Like `findIconPath`, but throws for an unknown name. */
export function iconPath(name: string): string {
  const path = findIconPath(name);
  if (path === undefined) throw new Error(`The Game Icons set has no icon named "${name}".`);
  return path;
}
