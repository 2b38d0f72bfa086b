import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

const TWO_COLUMNS = '(min-width: 780px)';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({ containerType: 'inline-size' });

/** What is decided stands beside what is read, where there is room. */
export const columns = style({
  ...stack,
  gap: 16,
  alignItems: 'start',
  '@container': { [TWO_COLUMNS]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 320px)' } },
});
export const column = style({ ...stack, gap: 16 });

/** Under a card's title. */
export const lead = style({
  paddingInline: 20,
  paddingBlockEnd: 14,
  color: theme.color.muted,
  fontSize: '0.9375rem',
  textWrap: 'pretty',
});

/** Text and an action of a small card. */
export const part = style({ ...stack, gap: 12, justifyItems: 'start', padding: '0 20px 18px' });
export const text = style({ fontSize: '0.9375rem', textWrap: 'pretty' });
export const note = style({ color: theme.color.muted, fontSize: '0.8125rem', textWrap: 'pretty' });

/** Content of a dialog. */
export const body = style({ ...stack, gap: 16 });
export const lines = style({
  ...stack,
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '1rem',
});
export const lineItem = style({ display: 'flex', alignItems: 'start', gap: 12, textWrap: 'pretty' });
export const lineIcon = style({ display: 'flex', flex: 'none', marginBlockStart: 2, color: theme.color.accentText });
export const big = style({
  fontFamily: theme.font.head,
  fontWeight: theme.font.headWeight,
  fontSize: 'min(1.75rem, 8vw)',
  lineHeight: 1.2,
  letterSpacing: theme.font.headSpacing,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});
