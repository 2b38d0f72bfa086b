import { style } from '@vanilla-extract/css';
import { NARROW, TABLET } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

const shade = (share: number) => `color-mix(in srgb, ${theme.color.chrome} ${share}%, transparent)`;
const fade = (way: string) => `linear-gradient(to ${way}, ${shade(92)}, ${shade(64)} 45%, transparent 85%)`;

/** As high as a vendor's mark, which comes later than the title. */
export const first = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: '2.25rem',
});

/** The title stands on the chrome colour, which fades into the scene: so it can be read on any. */
export const head = style({
  gap: 16,
  alignContent: 'space-between',
  minHeight: 136,
  padding: 16,
  selectors: {
    // After the scene, with which it shares its level: the ground's own background would lie below both.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: -1, backgroundImage: fade('right') },
    '[dir="rtl"] &::after': { backgroundImage: fade('left') },
  },
  '@media': {
    // Both at the start: the scene's subject stands at its end.
    [TABLET]: { gridTemplateColumns: 'minmax(0, 320px)', padding: '20px 24px' },
    // On a phone a vendor's white mark stands before that subject, which may be as light.
    [NARROW]: {
      selectors: { '&[data-vendor]::after': { backgroundImage: `linear-gradient(${shade(84)}, ${shade(72)})` } },
    },
  },
});
