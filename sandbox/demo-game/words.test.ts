import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import words from './words.json' with { type: 'json' };

const folder = new URL('./', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const scripts = (path: string) =>
  readdirSync(new URL(path, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${path}${name}`);
const kinds = scripts('kinds/').map((name) => name.replace(/^kinds\/|\.js$/g, ''));
const page = read('index.html');
const script = [...scripts('./'), ...scripts('kinds/')].map(read).join('\n');

/** Texts by their path, such as `reels.play`. */
function textsOf(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  );
}

describe('the sandbox’s games', () => {
  it('have every text in each of the platform’s languages', () => {
    const spoken = readdirSync(new URL('../content/words/', folder)).map((name) => name.replace('.json', ''));
    expect(Object.keys(words).sort()).toEqual(spoken.sort());
    const english = textsOf(words.en);
    for (const language of Object.values(words)) {
      const texts = textsOf(language);
      expect(texts.map(([path]) => path)).toEqual(english.map(([path]) => path));
      expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
      // Both languages have the same placeholders.
      const values = (all: [string, string][]) => all.map(([path, text]) => [path, text.match(/\{\w+\}/g)]);
      expect(values(texts)).toEqual(values(english));
    }
  });

  it('each have their words', () => {
    expect(Object.keys(words.en).sort()).toEqual(['common', ...kinds].sort());
  });

  it('have no inline scripts or styles, so that they run under a strict policy', () => {
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|https?:\/\//);
    expect(script.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /setAttribute\('style'|innerHTML|eval\(|https?:\/\//,
    );
  });

  it('leave every outcome to the platform', () => {
    expect(script).not.toContain('Math.random');
  });

  it('load a style sheet for each kind, and pictures that exist', () => {
    for (const kind of kinds) expect(page).toContain(`kinds/${kind}.css`);
    const symbols = /SYMBOLS = \[([^\]]+)\]/.exec(script)?.[1]?.match(/\w+/g)?.sort();
    expect(readdirSync(new URL('symbols/', folder)).sort()).toEqual(symbols?.map((symbol) => `${symbol}.svg`));
  });
});
