import { style } from '@vanilla-extract/css';
import { arched } from '#app/kit/game-tile/arched.ts';
import { SHORT } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

export const poster = style({
  flex: 'none',
  width: 160,
  maxWidth: '100%',
  aspectRatio: theme.tile.ratio,
  borderRadius: theme.radius.tile,
  overflow: 'hidden',
  backgroundColor: theme.color.raised,
  boxShadow: theme.shadow.float,
  isolation: 'isolate',
  selectors: {
    '&[data-shape="wide"]': { width: 256 },
    '&[data-small="true"]': { width: 120 },
    '&[data-small="true"][data-shape="wide"]': { width: 200 },
    '&[data-mask="arch"]': arched('37.5%'),
    '&[data-mask="arch"][data-shape="square"]': arched('50%'),
  },
  '@media': { [SHORT]: { width: 72, selectors: { '&[data-shape="wide"]': { width: 128 } } } },
});
