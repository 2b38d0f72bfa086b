import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { ROOMY, TABLET, WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

const GAME = `[data-page="game"] &`;

/** Adds the padding that the game layout leaves out, as this page has text beside pictures. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(3),
  width: '100%',
  minHeight: 'calc(100dvh - 60px)',
  selectors: { [GAME]: { maxWidth: 1240, marginInline: 'auto', padding: space(3, 5, 6) } },
  '@media': {
    [TABLET]: { gap: space(5) },
    [WIDE]: { selectors: { [GAME]: { padding: `${space(7)} ${theme.density.page} ${space(8)}` } } },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'start',
  '@media': {
    [TABLET]: { gap: space(5) },
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gridTemplateAreas: '"menu menu" "table slip"',
      gap: space(6),
    },
    [ROOMY]: {
      gridTemplateColumns: '224px minmax(0, 1fr) 336px',
      gridTemplateAreas: '"menu table slip"',
      gap: space(7),
    },
  },
});
export const menuPlace = style({ minWidth: 0, '@media': { [WIDE]: { gridArea: 'menu' } } });
export const tablePlace = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  minWidth: 0,
  '@media': { [TABLET]: { gap: space(5) }, [WIDE]: { gridArea: 'table' } },
});
/** Replaces the footer, which the specification omits here. */
export const licencePlace = style({ paddingBlockStart: space(3), color: theme.color.muted });
export const slipPlace = style({
  minWidth: 0,
  display: 'contents',
  '@media': { [WIDE]: { display: 'block', gridArea: 'slip', height: '100%' } },
});

export const body = style({
  padding: space(3),
  ...frame,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  '@media': { [TABLET]: { padding: space(5) } },
});
export const rules = style({ borderBlockStart: `1px solid ${theme.color.line}`, paddingBlockStart: space(2) });
export const rulesTitle = style({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: 44,
  color: theme.color.muted,
  fontWeight: 600,
  cursor: 'pointer',
});
export const rule = style({ maxWidth: '66ch', paddingBlockEnd: space(3) });
