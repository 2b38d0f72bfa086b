import { style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { NARROW, TABLET } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const shade = (share: number) => `color-mix(in srgb, ${theme.color.chrome} ${share}%, transparent)`;
const fade = (way: string) => `linear-gradient(to ${way}, ${shade(92)}, ${shade(64)} 45%, transparent 85%)`;

/** Tall enough for a vendor's logo, which loads after the title. */
export const headRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(5),
  minHeight: '2.25rem',
});

/** The title is on the chrome colour, which fades into the scene, so that it is readable on any picture. */
export const head = style({
  gap: space(5),
  alignContent: 'space-between',
  minHeight: 136,
  padding: space(5),
  selectors: {
    // Painted after the scene on the same level. A background of the element itself would be behind both.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: layer.under, backgroundImage: fade('right') },
    '[dir="rtl"] &::after': { backgroundImage: fade('left') },
  },
  '@media': {
    // Both are at the start, because the scene's subject is at its end.
    [TABLET]: { gridTemplateColumns: 'minmax(0, 320px)', padding: space(6) },
    // A vendor's white logo overlaps the subject on a phone, which may be just as light.
    [NARROW]: {
      selectors: { '&[data-vendor]::after': { backgroundImage: `linear-gradient(${shade(84)}, ${shade(72)})` } },
    },
  },
});
