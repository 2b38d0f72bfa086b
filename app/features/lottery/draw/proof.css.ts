import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const proof = style({ width: '100%', fontSize: theme.type.note, color: theme.color.muted });
export const proofSummary = style({
  width: 'fit-content',
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
});
export const proofBody = style({ display: 'grid', gap: space(4), paddingBlockEnd: space(3) });

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  counterReset: 'step',
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  position: 'relative',
  paddingInlineStart: '2.25rem',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    display: 'grid',
    placeContent: 'center',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: '50%',
    backgroundColor: theme.color.raised,
    color: theme.color.text,
    fontWeight: 700,
    fontSize: theme.type.fine,
  },
});
export const stepTitle = style({ color: theme.color.text, fontWeight: 600, lineHeight: 1.5 });
export const code = style({
  display: 'block',
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  color: theme.color.text,
});
export const verdict = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  color: theme.color.win,
  fontWeight: 600,
});

export const table = style({
  width: '100%',
  maxWidth: '26rem',
  borderCollapse: 'collapse',
  color: theme.color.text,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: space(3, 0),
  borderBlockEnd: `1px solid ${theme.color.line}`,
  textAlign: 'start',
});
globalStyle(`${table} th`, { color: theme.color.muted, fontWeight: 500 });
globalStyle(`${table} :is(th, td):last-child`, { textAlign: 'end' });
export const figure = style({ fontFamily: 'ui-monospace, monospace' });
