import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';
import { wide } from '../../kit/theme/media.ts';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 30,
  backgroundColor: theme.color.surface,
  borderBlockStart: `1px solid ${theme.color.line}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [wide]: { display: 'none' } },
});

export const items = style({ display: 'flex', justifyContent: 'space-around', maxWidth: 560, marginInline: 'auto' });
export const place = style({ flex: 1, minWidth: 0 });

export const item = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 3,
  width: '100%',
  minHeight: 64,
  paddingInline: 4,
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  fontSize: '0.75rem',
  fontWeight: 500,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: { '&[aria-current="page"]': { color: theme.color.accentText } },
});
