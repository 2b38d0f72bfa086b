import { expect, it } from 'vitest';
import { helpLinesFor, hostName } from './help-lines-for.ts';

const line = (name: string, languages: string[]) => {
  return { name, languages, country: 'MT', phone: null, url: `https://${name}.example` };
};

it('puts lines in the language of the page first, and one for every country last', () => {
  const names = helpLinesFor([line('one', ['EN']), line('two', ['AR', 'EN'])], 'AR').map(({ name }) => name);
  expect(names).toEqual(['two', 'one', 'Gambling Therapy']);
});

it('has help even where the regulator names none', () => expect(helpLinesFor([], 'EN')).toHaveLength(1));

it('shows the readable part of an address', () => expect(hostName('https://www.help.example/a')).toBe('help.example'));
