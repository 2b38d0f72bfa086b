import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '../../app');

/** Matches the style's own level: a part inside a control has a shape of its own. */
const OWN_CORNERS = /^ {2,4}borderRadius: (?:\d+,|'\d+px')/m;

/** Styles with a pointer that set their corners in pixels, by file and name. */
function ownCorners(file: string): string[] {
  const styles = readFileSync(join(app, file), 'utf8').split(/^(?:export )?const /m);
  const own = styles.filter((text) => text.includes("cursor: 'pointer'") && OWN_CORNERS.test(text));
  return own.map((text) => `${file} ${/^\w+/.exec(text)?.[0]}`);
}

it('takes the corners of every control from the theme', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css.ts'));
  expect(files.flatMap(ownCorners)).toEqual([]);
});
