import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
import { NARROW } from '../theme/media.ts';
import { arched } from './arched.ts';
import { GAP, NAMES_HEIGHT, VENDOR_HEIGHT } from './tile-measures.ts';

const bar = `linear-gradient(${theme.color.raised} 0 0)`;

/**
 * `::before` is the picture, `::after` the name and the vendor, as two bars of one background. The list animates as a
 * whole: one layer per tile would keep a phone busy.
 */
export const skeleton = style({
  display: 'block',
  '@media': {
    [NARROW]: { selectors: { '&[data-shape="square"]::after': { height: NAMES_HEIGHT } } },
  },
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      aspectRatio: theme.tile.ratio,
      marginBlockEnd: GAP,
      borderRadius: theme.radius.tile,
      backgroundColor: theme.color.raised,
    },
    '&[data-mask="arch"]::before': arched('37.5%'),
    '&[data-mask="arch"][data-shape="square"]::before': arched('50%'),
    '&::after': {
      content: '""',
      display: 'block',
      height: `calc(${NAMES_HEIGHT} + ${VENDOR_HEIGHT})`,
      backgroundImage: `${bar}, ${bar}`,
      backgroundPosition: `left 4px, left calc(${NAMES_HEIGHT} / 2 + 4px)`,
      backgroundSize: '80% 12px, 50% 10px',
      backgroundRepeat: 'no-repeat',
    },
    '[dir="rtl"] &::after': { backgroundPosition: `right 4px, right calc(${NAMES_HEIGHT} / 2 + 4px)` },
  },
});
