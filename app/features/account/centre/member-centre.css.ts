import { globalStyle, style } from '@vanilla-extract/css';
import { raisedFrame } from '#app/kit/theme/frame.ts';
import { COMPACT, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { row, rowIcon } from '../account-page.css.ts';

/** The menu is next to the page where there is room for both. */
export const centre = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  width: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [WIDE]: { gridTemplateColumns: '284px minmax(0, 1fr)', gap: space(7) } },
});

const surface = {
  ...raisedFrame,
  overflow: 'hidden',
} as const;

/** Groups are cards on phones; beside a page they share one card, with lines between them. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  '@media': { [WIDE]: { ...surface, gap: 0 } },
});

export const menuGroup = style({
  '@media': {
    [COMPACT]: surface,
    [WIDE]: {
      paddingBlock: space(3),
      selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${theme.color.line}` } },
    },
  },
});

export const entry = style([
  row,
  {
    selectors: {
      '&[aria-current="page"]': {
        // Uses the tint: the page's main button has the full accent.
        backgroundColor: theme.color.accentSoft,
        color: theme.color.onAccentSoft,
        fontWeight: 600,
      },
    },
    '@media': {
      [COMPACT]: { selectors: { 'li:not(:first-child) &': { borderBlockStart: `1px solid ${theme.color.line}` } } },
      [WIDE]: {
        minHeight: 42,
        paddingBlock: space(2),
        fontSize: theme.type.body,
        selectors: { 'li:not(:first-child) > &': { borderBlockStart: 0 } },
      },
    },
  },
]);

globalStyle(`${entry}[aria-current="page"] ${rowIcon}`, { color: 'inherit' });

/** Hidden beside the page, where the arrow would point nowhere. */
export const entryEnd = style({ color: theme.color.muted, '@media': { [WIDE]: { display: 'none' } } });

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
export const title = style({ fontSize: `min(${theme.type.title}, 10vw)` });
