import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCatalogue } from '#cli/brand/catalogue/catalogue.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { formNames } from './formats/form-names.ts';
import { forms } from './formats/forms.ts';
import { textsInScope } from './hand-over/known-texts.ts';
import { editWords, newWords } from './import/edit-words.ts';

const root = packageRoot();
const workspace = openWorkspace(root, undefined);
const catalogue = openCatalogue(workspace);
const languages = readdirSync(path.join(root, 'locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const HOSTILE = ['"a" \\ ’b’', 'c\r\nd\te', '<b>f</b> & {{g}}', '«مرحبا» ⁨x⁩', '👩‍👩‍👧 ê', '=h', '#, fuzzy\nmsgid "i"'];

/** Every form in three scripts; the other languages take turns, as a form knows nothing of a language. */
const WHOLE = ['EN', 'AR', 'TH'];
const context = { place: 'A place', form: null, terms: [], max: null, picture: null };

describe.each(languages)('%s', (code) => {
  const known = textsInScope({ workspace, catalogue, code });
  const files = [...new Set(known.map(({ source }) => source.file))];
  const ofFile = (file: string) => known.filter(({ source }) => source.file === file);
  const pathIn = ({ source, key }: (typeof known)[number]) => [...source.group, ...source.pathOf(key)];
  const turn = formNames.filter((_, at) => WHOLE.includes(code) || at === languages.indexOf(code) % formNames.length);

  it.each(turn)('comes back whole from %s, into files that were not there', (name) => {
    const texts = known.map(({ id, english, text }) => ({ id, english, text, state: 'done' as const, context }));
    const written = forms[name].write({ language: code, tag: 'x', name: code, guidance: [], texts });
    const read = forms[name].read(written);
    if (!('texts' in read)) throw new Error(read.says);
    const returned = new Map(read.texts.map(({ id, text }) => [id, text]));
    expect(read).toMatchObject({ language: code, count: known.length });
    for (const file of files) {
      const own = ofFile(file).map((text) => ({ path: pathIn(text), text: returned.get(text.id) ?? '' }));
      const order = own.map(({ path: steps }) => steps);
      const made = newWords(own, order, ofFile(file)[0]?.source.template);
      expect(JSON.parse(made)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    }
  });

  it('is the same byte by byte after any texts have stood in its files', () => {
    for (const file of files) {
      const before = readFileSync(file, 'utf8');
      const order = ofFile(file).map(pathIn);
      const others = order.map((steps, at) => ({ path: steps, text: HOSTILE[at % HOSTILE.length] ?? '' }));
      const between = editWords(before, others, order);
      expect(between).not.toBe(before);
      const own = ofFile(file).map((text) => ({ path: pathIn(text), text: text.text }));
      expect(editWords(between, own, order)).toBe(before);
    }
  });
});
