import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { raisedFrame } from '../theme/frame.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  ...raisedFrame,
  overflow: 'hidden',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 5),
  minHeight: 56,
  paddingBlock: space(3),
  paddingInline: space(6, 4),
});
export const title = style({ flex: '1 1 8rem', minWidth: 0, fontSize: theme.type.lead, overflowWrap: 'anywhere' });

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A line of the card: a picture, words, and what can be done at the end; the end wraps below long words. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 4),
  minHeight: 56,
  padding: space(3, 6),
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const lead = style({ display: 'flex', flex: 'none', color: theme.color.accentText });
/** Names in another script start where the row does. */
export const words = style({
  display: 'grid',
  flex: '1 1 9rem',
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: 600, fontSize: theme.type.body });
export const note = style({ color: theme.color.muted, fontSize: theme.type.note, textWrap: 'pretty' });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(0, 3),
  marginInlineStart: 'auto',
});
/** Text below the rows, or in place of them. */
export const foot = style({
  padding: space(4, 6),
  borderBlockStart: `1px solid ${theme.color.line}`,
  color: theme.color.muted,
  fontSize: theme.type.small,
  textWrap: 'pretty',
});
/** Such a text, with what to do about it at the end. */
export const footLine = style([
  foot,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space(4) },
]);
