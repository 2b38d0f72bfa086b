import { style } from '@vanilla-extract/css';
import { standaloneLink } from '#app/kit/theme/link.css.ts';
import { theme } from '#themes/contract.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  paddingBlock: '12px 2px',
  borderBlockStart: `1px solid ${theme.color.line}`,
});
export const lineName = style({ fontWeight: 600 });
export const lineNote = style({ color: theme.color.muted, fontSize: '0.8125rem' });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '0 20px' });
// A site's name is one long word: at large text it breaks, so that nothing of it is cut off.
export const outLink = style([standaloneLink, { gap: 6, maxWidth: '100%', overflowWrap: 'anywhere' }]);
