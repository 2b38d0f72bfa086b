import { style } from '@vanilla-extract/css';
import { TABLET } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** The field is fixed; the content below it scrolls. */
export const sheet = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 });

export const field = style({
  display: 'block',
  padding: space(3, 5, 4),
  borderBlockEnd: `1px solid ${theme.color.line}`,
  '@media': { [TABLET]: { paddingInline: space(6) } },
});

export const page = style({
  flex: '1 1 auto',
  minHeight: 0,
  display: 'grid',
  alignContent: 'start',
  gap: space(7),
  padding: `${space(5, 5)} max(${space(6)}, env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [TABLET]: { paddingInline: space(6) } },
});

export const recent = style({ display: 'grid', gap: space(2) });
export const recentHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(4),
});
