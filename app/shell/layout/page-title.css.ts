import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  // Large text grows only while a long word fits on one line.
  fontSize: `min(${theme.type.title}, 12vw)`,
  overflowWrap: 'anywhere',
});
export const icon = style({ display: 'flex', color: theme.color.accentText });

/** At least a screen tall, so that the footer does not jump with the number of results. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(6),
  minHeight: '100dvh',
});
