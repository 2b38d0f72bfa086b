import { style } from '@vanilla-extract/css';
import { theme } from '../../../../themes/contract.css.ts';
import { tablet } from '../../../kit/theme/media.ts';

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
  backgroundImage: fade('right'),
  selectors: { '[dir="rtl"] &': { backgroundImage: fade('left') } },
  // Both at the start: the scene's subject stands at its end.
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 320px)', padding: '20px 24px' } },
});
