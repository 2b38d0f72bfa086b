import { style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  overflow: 'hidden',
  ...frame,
  selectors: { '&[data-chosen]': { borderColor: theme.color.accentText } },
});

export const choose = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(5),
  width: '100%',
  minHeight: 60,
  padding: space(3, 5, 2),
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});

export const icon = style({ display: 'flex', color: theme.color.accentText });
export const words = style({ display: 'grid', justifyItems: 'start', gap: space(1), minWidth: 0 });
export const title = style({ fontWeight: 600, fontSize: theme.type.body, overflowWrap: 'anywhere' });
export const end = style({ display: 'flex', alignItems: 'center', gap: space(3), color: theme.color.accentText });

/** Indent of content below the name, which follows the account's icon. */
const BEFORE_NAME = '54px';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0, 6),
  paddingInline: `${BEFORE_NAME} ${space(5)}`,
});

export const action = style({
  minHeight: 44,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.muted,
  font: 'inherit',
  fontSize: theme.type.small,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.text } },
});

export const question = style([row, { display: 'grid', gap: space(4), padding: space(5) }]);
export const questionText = style({ fontSize: theme.type.body, overflowWrap: 'anywhere' });
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: space(4),
});
