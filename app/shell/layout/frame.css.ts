import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';
import { wide } from '../../kit/theme/media.ts';

/** Where the content of a wide window begins and ends, so that what stands above it can begin and end there too. */
export const column = `max(${theme.density.page}, calc((100% - 1240px) / 2 + ${theme.density.page}))`;

/** Width of the side rail. */
export const RAIL = 212;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  gridTemplateAreas: '"header" "navigation" "main" "footer"',
  minHeight: '100dvh',
  paddingBlockEnd: 'calc(64px + env(safe-area-inset-bottom))',
  selectors: { '&[data-page="game"]': { paddingBlockEnd: 0 } },
  '@media': {
    [wide]: {
      paddingBlockEnd: 0,
      selectors: {
        '&[data-navigation="side"]': {
          gridTemplateColumns: `${RAIL}px minmax(0, 1fr)`,
          gridTemplateRows: 'auto 1fr auto',
          gridTemplateAreas: '"header header" "navigation main" "navigation footer"',
        },
      },
    },
  },
});

export const main = style({
  gridArea: 'main',
  display: 'grid',
  alignContent: 'start',
  gap: theme.density.section,
  width: '100%',
  maxWidth: 1240,
  marginInline: 'auto',
  padding: '16px 16px 48px',
  selectors: { [`${frame}[data-page="game"] &`]: { maxWidth: 'none', padding: 0 } },
  '@media': {
    [wide]: {
      padding: `24px ${theme.density.page} 64px`,
      selectors: { [`${frame}[data-page="game"] &`]: { padding: 0 } },
    },
  },
});

/** The edges of a page that stands in no frame. */
export const alone = style({ maxWidth: 1240, marginInline: 'auto', padding: `24px ${theme.density.page}` });

export const skip = style({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 60,
  padding: '12px 18px',
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.accent,
  color: theme.color.onAccent,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  selectors: { '&:focus-visible': { transform: 'none' } },
});
