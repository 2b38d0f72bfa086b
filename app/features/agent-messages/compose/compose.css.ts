import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
export const counter = style({ fontSize: theme.type.note });
export const bone = style({ height: 320 });
export const chosenPeople = style({ display: 'grid', gap: space(2), margin: 0 });
export const chosenLabel = style({ fontSize: theme.type.small, fontWeight: 600 });
export const chosenCount = style({ margin: 0, fontWeight: 600 });
export const reach = style({ fontSize: theme.type.head, fontWeight: 600, textWrap: 'pretty' });

export const letter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: space(5),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  overflowWrap: 'anywhere',
});
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  width: '100%',
});
export const letterSubject = style({ margin: 0, fontSize: theme.type.lead, fontWeight: 600 });
export const letterText = style({ whiteSpace: 'pre-line' });
