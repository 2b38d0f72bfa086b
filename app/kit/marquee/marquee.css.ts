import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { CALM } from '../theme/media.ts';

export const marquee = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  height: 44,
  paddingInlineStart: space(5),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.notice,
  color: theme.color.onNotice,
  fontSize: theme.type.small,
});

export const icon = style({ display: 'flex', color: theme.color.accentText });

/** The text fades at the edges of the box instead of being cut. */
export const view = style({
  flex: 1,
  minWidth: 0,
  marginInlineStart: space(3),
  overflow: 'hidden',
  maskImage: 'linear-gradient(to right, transparent, black 14px, black calc(100% - 20px), transparent)',
  '@media': { [CALM]: { overflowX: 'auto', scrollbarWidth: 'none' } },
});

export const line = style({ display: 'flex', width: 'max-content', minWidth: '100%' });
export const copy = style({ display: 'flex', '@media': { [CALM]: { selectors: { '& + &': { display: 'none' } } } } });

export const entry = style({
  minHeight: 44,
  padding: space(0, 5),
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    '&:focus-visible': { outlineOffset: -4 },
  },
});

export const pause = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '@media': { [CALM]: { display: 'none' } },
});

export const skeleton = style({ width: 'min(60%, 420px)', height: 12 });
