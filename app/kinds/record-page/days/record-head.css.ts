import { style } from '@vanilla-extract/css';
import { chips } from '#app/kit/chips/chips.css.ts';
import { NARROW } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';

/** Fades the last 16 px, which are empty at the end of the scroll. */
const fadeTo = (side: 'left' | 'right') => `linear-gradient(to ${side}, #000 calc(100% - 16px), transparent)`;

/** A line that scrolls on a phone. The export button is beside it, unless another filter needs that space. */
export const ranges = style([
  chips,
  {
    '@media': {
      [NARROW]: {
        flex: '1 1 12rem',
        minWidth: 0,
        selectors: {
          '&:not(:last-child, [data-alone])': { marginInlineEnd: pull(3), maskImage: fadeTo('right') },
          '[dir="rtl"] &:not(:last-child, [data-alone])': { maskImage: fadeTo('left') },
          '&[data-alone]': { flexBasis: '100%' },
        },
      },
    },
  },
]);
export const more = style({
  display: 'flex',
  minWidth: 0,
  '@media': { [NARROW]: { flex: '1 1 8rem' } },
});

export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space(4),
  '@media': { [NARROW]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'stretch' } },
});
export const ownField = style({ flex: '0 1 12rem', minWidth: 0 });
