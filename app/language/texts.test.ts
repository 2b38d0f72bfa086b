import { expect, it, vi } from 'vitest';
import { createTexts } from './texts.ts';

it('takes the latest words of a key, and keeps the others of its group', () => {
  const texts = createTexts('en', { help: { entry: { title: 'Help', note: 'All day' } } });
  texts.add('en', 'help', { entry: { title: 'Customer service' } });
  const t = texts.lookUp('help');
  expect([t('entry.title'), t('entry.note')]).toEqual(['Customer service', 'All day']);
});

it('shows each language in its own words, and reports a change', () => {
  const texts = createTexts('en', { shell: { hello: 'Hello' } });
  texts.add('ar', 'shell', { hello: 'مرحبا' });
  const changed = vi.fn();
  const unsubscribe = texts.subscribe(changed);
  const english = texts.lookUp('shell');
  expect(texts.lookUp('shell')).toBe(english);
  texts.change('ar');
  expect(changed).toHaveBeenCalledOnce();
  expect([texts.language(), texts.lookUp('shell')('hello'), english('hello')]).toEqual(['ar', 'مرحبا', 'Hello']);
  unsubscribe();
  texts.change('en');
  expect(changed).toHaveBeenCalledOnce();
});
