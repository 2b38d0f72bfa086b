import { expect, it } from 'vitest';
import { countStyleValues } from './style-values.ts';

it('counts each value once, in nested rules too', () => {
  const text = `
    export const card = style({ gap: 8, padding: '0 8px', fontSize: '14px' });
    export const row = style({ rowGap: 8, selectors: { '&:hover': { gap: space.small, paddingInline: 4, zIndex: 1 } } });
    export const gap = 12;
  `;
  expect(countStyleValues([text, "style({ gap: 8, fontSize: '15px' })"])).toEqual({
    'font sizes': 2,
    gaps: 2,
    paddings: 2,
    'z-indices': 1,
  });
});
