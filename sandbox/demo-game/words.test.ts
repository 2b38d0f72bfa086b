import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import words from './words.json' with { type: 'json' };

const folder = new URL('./', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const page = read('index.html');
const script = ['game.js', 'money.js', 'platform.js', 'reels.js'].map(read).join('\n');

describe('the demo game', () => {
  it('has every text in each of the platform’s languages', () => {
    const spoken = readdirSync(new URL('../content/words/', folder)).map((name) => name.replace('.json', ''));
    expect(Object.keys(words).sort()).toEqual(spoken.sort());
    const keys = Object.keys(words.en);
    for (const language of Object.values(words)) {
      expect(Object.keys(language)).toEqual(keys);
      expect(Object.values(language).filter((word) => word.trim() === '')).toEqual([]);
    }
    for (const language of Object.values(words)) {
      expect([language.won, language.wonBig].every((word) => word.includes('{amount}'))).toBe(true);
    }
  });

  it('has every text that the page and the scripts use', () => {
    const asked = [...page.matchAll(/data-word="(\w+)"/g)].map((match) => match[1] ?? '');
    expect(asked.filter((word) => !(word in words.en))).toEqual([]);
  });

  it('has no inline scripts or styles, so that it runs under a strict policy', () => {
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|https?:\/\//);
    expect(script).not.toMatch(/setAttribute\('style'|innerHTML|eval\(|https?:\/\//);
  });

  it('has a picture for each symbol', () => {
    const named = /symbols = \[([^\]]+)\]/.exec(script)?.[1]?.match(/\w+/g)?.sort();
    expect(readdirSync(new URL('symbols/', folder)).sort()).toEqual(named?.map((symbol) => `${symbol}.svg`));
  });
});
