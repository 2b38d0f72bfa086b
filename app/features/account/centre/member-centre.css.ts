import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';
import { row, rowIcon } from '../account-page.css.ts';

/** The menu is next to the page where there is room for both. */
export const centre = style({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  width: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [WIDE]: { gridTemplateColumns: '284px minmax(0, 1fr)', gap: theme.density.page } },
});

export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

export const entry = style([
  row,
  {
    selectors: {
      'li:not(:first-child) &': { borderBlockStart: `1px solid ${theme.color.line}` },
      '&[aria-current="page"]': {
        backgroundColor: theme.color.chosen,
        color: theme.color.onChosen,
        fontWeight: 600,
      },
    },
    '@media': { [WIDE]: { minHeight: 48, paddingBlock: 4, fontSize: '0.9375rem' } },
  },
]);

globalStyle(`${entry}[aria-current="page"] ${rowIcon}`, { color: 'inherit' });

/** Next to the page the arrow would be misleading. */
export const entryEnd = style({ color: theme.color.muted, '@media': { [WIDE]: { display: 'none' } } });

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const title = style({ fontSize: 'min(1.5rem, 10vw)' });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  justifySelf: 'start',
  minHeight: 44,
  marginBlock: '-8px -16px',
  color: theme.color.accentText,
  fontWeight: 500,
});
