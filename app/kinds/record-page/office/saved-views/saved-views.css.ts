import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
export const list = style({ display: 'grid', gap: space(5), margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'end',
  gap: space(3),
});
/** At most one of the rows is chosen. */
export const star = style({
  minHeight: 48,
  paddingInline: space(4),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontSize: theme.type.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: theme.color.lineStrong },
    '&[aria-pressed="true"]': {
      borderColor: theme.color.accent,
      backgroundColor: theme.color.chosen,
      color: theme.color.onChosen,
      fontWeight: 600,
    },
  },
});
export const gone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  color: theme.color.muted,
  selectors: { '&:empty': { display: 'none' } },
});
