import { style } from '@vanilla-extract/css';
import { ROOMY, TABLET, WIDE } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

const GAME = `[data-page="game"] &`;

/** Game pages have no padding; the lottery has, because it is text as much as pictures. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 8,
  width: '100%',
  minHeight: 'calc(100dvh - 60px)',
  selectors: { [GAME]: { maxWidth: 1240, marginInline: 'auto', padding: '8px 16px 24px' } },
  '@media': {
    [TABLET]: { gap: 16 },
    [WIDE]: { selectors: { [GAME]: { padding: `24px ${theme.density.page} 48px` } } },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  alignItems: 'start',
  '@media': {
    [TABLET]: { gap: 16 },
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gridTemplateAreas: '"menu menu" "table slip"', gap: 20 },
    [ROOMY]: { gridTemplateColumns: '224px minmax(0, 1fr) 336px', gridTemplateAreas: '"menu table slip"', gap: 24 },
  },
});
export const menuPlace = style({ minWidth: 0, '@media': { [WIDE]: { gridArea: 'menu' } } });
export const tablePlace = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
  '@media': { [TABLET]: { gap: 16 }, [WIDE]: { gridArea: 'table' } },
});
/** In place of the footer, which the specification leaves out here. */
export const licencePlace = style({ paddingBlockStart: 8, color: theme.color.muted });
export const slipPlace = style({
  minWidth: 0,
  display: 'contents',
  '@media': { [WIDE]: { display: 'block', gridArea: 'slip', height: '100%' } },
});

export const body = style({
  padding: 10,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media': { [TABLET]: { padding: 16 } },
});
export const rules = style({ borderBlockStart: `1px solid ${theme.color.line}`, paddingBlockStart: 4 });
export const rulesTitle = style({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: 44,
  color: theme.color.muted,
  fontWeight: 600,
  cursor: 'pointer',
});
export const rule = style({ maxWidth: '66ch', paddingBlockEnd: 10 });
