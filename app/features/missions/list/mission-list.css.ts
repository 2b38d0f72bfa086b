import { globalStyle, style } from '@vanilla-extract/css';
import { TABLET } from '#app/kit/theme/media.ts';
import { theme } from '#themes/contract.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: theme.density.gap,
});

/** Below the missions: when they end. */
export const findGames = style({ marginBlockStart: theme.density.gap });
globalStyle(`${findGames} > a`, { maxWidth: '100%', whiteSpace: 'normal' });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: '14px 12px',
  padding: '14px 16px 16px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  '@media': { [TABLET]: { padding: '16px 18px 18px' } },
});

export const icon = style({
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.accentSoft,
  color: theme.color.onAccentSoft,
});

/** A mission whose reward has been claimed. */
export const claimedIcon = style({ backgroundColor: theme.color.raised, color: theme.color.muted });

export const words = style({ display: 'grid', alignContent: 'start', gap: 2, minWidth: 0 });
export const title = style({ fontSize: '1rem', overflowWrap: 'anywhere' });
export const text = style({ color: theme.color.muted, fontSize: '0.875rem', textWrap: 'pretty' });

export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 16px',
  minHeight: 44,
});

// In large text the button's label is wider than a phone.
globalStyle(`${foot} > button`, { maxWidth: '100%', whiteSpace: 'normal' });

export const progressColumn = style({ display: 'grid', gap: 6, flex: '1 1 9rem', minWidth: 0 });

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
});
export const quiet = style({ color: theme.color.muted });
export const prize = style({ fontWeight: 600, color: theme.color.accentText });

export const claimedLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.color.win,
  fontWeight: 600,
  fontSize: '0.875rem',
});

const bone = style({ display: 'block' });
export const boneIcon = style([bone, { width: 44, height: 44, borderRadius: theme.radius.control }]);
export const boneTitle = style([bone, { width: '45%', height: 18, marginBlock: 3 }]);
export const boneText = style([bone, { width: '85%', height: 14, marginBlock: 3 }]);
export const boneBar = style([bone, { width: '100%', height: 14 }]);
