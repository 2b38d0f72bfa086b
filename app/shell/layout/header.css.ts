import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';
import { HEADER } from '../../kit/theme/header-height.ts';
import { narrow, short, wide } from '../../kit/theme/media.ts';
import { column, frame, RAIL } from './frame.css.ts';

export const header = style({
  gridArea: 'header',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: HEADER.narrow,
  paddingInline: 16,
  backgroundColor: theme.color.chrome,
  color: theme.color.onChrome,
  borderBlockEnd: `1px solid ${theme.color.chromeLine}`,
  '@media': {
    [short]: { selectors: { [`${frame}[data-page="game"] &`]: { display: 'none' } } },
    [wide]: {
      minHeight: HEADER.wide,
      paddingInline: column,
      selectors: {
        [`${frame}[data-navigation="side"] &`]: { paddingInline: `0 ${theme.density.page}` },
      },
    },
  },
});

export const brandLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  minWidth: 0,
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  letterSpacing: theme.font.headSpacing,
  fontSize: '1.125rem',
  '@media': {
    [wide]: {
      fontSize: '1.25rem',
      selectors: { [`${frame}[data-navigation="side"] &`]: { width: RAIL, paddingInlineStart: 24 } },
    },
  },
});

export const mark = style({ width: 32, height: 32, flex: 'none' });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const space = style({ flex: 1 });
export const actions = style({ display: 'flex', alignItems: 'center', gap: 8, '@media': { [wide]: { gap: 10 } } });
export const pending = style({ visibility: 'hidden', display: 'contents' });
export const shown = style({ display: 'contents' });
export const code = style({ fontWeight: 600, fontSize: '0.875rem' });
/** On a phone they stand in the footer: the header has no room for them. */
export const switches = style({ display: 'contents', '@media': { [narrow]: { display: 'none' } } });
