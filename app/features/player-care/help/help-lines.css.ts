import { style } from '@vanilla-extract/css';
import { standaloneLink } from '#app/kit/theme/link.css.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  paddingBlock: space(4, 1),
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space(0, 6) });
// A site's name is one long word, so let it break in large text.
export const outLink = style([standaloneLink, { gap: space(3), maxWidth: '100%', overflowWrap: 'anywhere' }]);
