import { style } from '@vanilla-extract/css';
import { chip } from '#app/kit/chips/chips.css.ts';
import { TABLET } from '#app/kit/theme/media.ts';
import { pull, space } from '#app/kit/theme/space.ts';
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
  padding: space(3, 5),
  paddingInlineStart: space(8),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  // Phones zoom into a focused field whose text is smaller than 16 px.
  fontSize: theme.type.lead,
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
  gap: space(3),
  margin: pull(2, 5),
  padding: space(2, 5),
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
