import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const title = style({ fontSize: theme.type.body });
export const list = style({ display: 'grid', margin: 0, marginBlockStart: space(3), padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 4),
  minHeight: 44,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
});
export const rowLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  paddingBlock: space(3),
  color: theme.color.accentText,
  fontWeight: 600,
});
export const kindName = style({ display: 'block', flex: 1, color: theme.color.text, fontWeight: 600 });
export const about = style({
  display: 'block',
  color: theme.color.muted,
  fontWeight: 400,
  fontSize: theme.type.note,
  textWrap: 'pretty',
});

/** The row's title takes the remaining width. */
globalStyle(`${rowLink} > :first-child`, { flex: 1, minWidth: 0 });
