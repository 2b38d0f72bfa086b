import { style } from '@vanilla-extract/css';
import { chip } from '#app/kit/chips/chips.css.ts';
import { TABLET } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

export const search = style({ position: 'relative', display: 'flex' });

export const searchIcon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 14,
  display: 'flex',
  alignItems: 'center',
  color: theme.color.muted,
  pointerEvents: 'none',
});

export const input = style({
  width: '100%',
  minHeight: 44,
  padding: '8px 14px',
  paddingInlineStart: 44,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  // Below 16 px, phones zoom in when the field gets the focus.
  fontSize: '1rem',
  appearance: 'none',
  transition: 'border-color 140ms ease',
  selectors: {
    '&:hover': { borderColor: theme.color.lineStrong },
    '&::placeholder': { color: theme.color.muted, opacity: 1 },
  },
});

/** Many vendors: two rows that scroll sideways on a phone, equal columns elsewhere. */
export const shelf = style({
  display: 'grid',
  gridTemplateRows: 'auto auto',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  gap: 8,
  margin: '-4px -16px',
  padding: '4px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [TABLET]: {
      gridTemplateRows: 'none',
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      margin: 0,
      padding: 0,
      overflow: 'visible',
    },
  },
});

export const shelfChip = style([chip, { justifyContent: 'space-between', width: '100%' }]);
