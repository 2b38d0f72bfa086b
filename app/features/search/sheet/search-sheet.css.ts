import { style } from '@vanilla-extract/css';
import { TABLET } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

/** The field stays where it is; what is below it scrolls. */
export const sheet = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 });

export const field = style({
  display: 'block',
  padding: '8px 16px 12px',
  borderBlockEnd: `1px solid ${theme.color.line}`,
  '@media': { [TABLET]: { paddingInline: 20 } },
});

export const page = style({
  flex: '1 1 auto',
  minHeight: 0,
  display: 'grid',
  alignContent: 'start',
  gap: 24,
  padding: '16px 16px max(24px, env(safe-area-inset-bottom))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [TABLET]: { paddingInline: 20 } },
});

export const recent = style({ display: 'grid', gap: 4 });
export const recentHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 12,
});
export const recentTitle = style({ fontSize: '1.1875rem' });
