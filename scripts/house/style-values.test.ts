import { expect, it } from 'vitest';
import { countStyleValues } from './style-values.ts';

it('counts each value once, in shorthands and nested rules too', () => {
  const text = `
    export const card = style({ gap: 8, padding: '0 8px', fontSize: '14px' });
    export const row = style({ rowGap: '8px', selectors: { '&:hover': { gap: 12, paddingInline: 4, zIndex: 1 } } });
    export const gap = 16;
  `;
  expect(countStyleValues([text, "style({ gap: 8, fontSize: '15px' })"])).toEqual({
    'font sizes': 2,
    gaps: 2,
    paddings: 2,
    'z-indices': 1,
  });
});

it('counts the steps of the scales and the layers, and nothing that has its value elsewhere', () => {
  const text = `
    style({ gap: space(2, 5), padding: space(0, 5), fontSize: \`min(\${theme.type.note}, \${CAP})\`, zIndex: layer.bar });
    style({ gap: theme.density.gap, padding: \`\${space(5)} \${EDGE}\`, fontSize: theme.type.note, zIndex: layer.bar });
  `;
  expect(countStyleValues([text])).toEqual({ 'font sizes': 1, gaps: 2, paddings: 1, 'z-indices': 1 });
});
