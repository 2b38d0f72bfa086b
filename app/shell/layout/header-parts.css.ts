// Styles of features' header parts in the first paint. In a feature's own stylesheet each would be one more request
// that the first paint waits for.

import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Skeleton of the account. */
export const accountPlace = style({ width: 150, height: 44 });

/** A label for the whole visit, such as a trial's. */
export const visitMark = style({
  padding: space(2, 3),
  border: `1px solid ${theme.color.chromeLine}`,
  borderRadius: theme.radius.badge,
  color: theme.color.onChromeMuted,
  fontSize: theme.type.fine,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
