import { expect, it } from 'vitest';
import { textBlocks } from './text-blocks.ts';

it('reads lines with a bullet as one list', () => {
  expect(textBlocks('Not for:\n• officials\n•  the police\n\nFunds are forfeited.')).toEqual([
    'Not for:',
    ['officials', 'the police'],
    'Funds are forfeited.',
  ]);
});

it('reads a text of one line as a paragraph', () => expect(textBlocks('Eligible players only.')).toHaveLength(1));
