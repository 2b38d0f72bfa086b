import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from '#app/kit/theme/frame.ts';
import { TABLET } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: theme.density.gap,
});

export const findGames = style({ marginBlockStart: theme.density.gap });
globalStyle(`${findGames} > a`, { maxWidth: '100%', whiteSpace: 'normal' });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: space(5, 4),
  padding: space(4, 5, 5),
  ...frame,
  '@media': { [TABLET]: { padding: space(5) } },
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

/** The reward is claimed. */
export const claimedIcon = style({ backgroundColor: theme.color.raised, color: theme.color.muted });

export const words = style({ display: 'grid', alignContent: 'start', gap: space(1), minWidth: 0 });
export const title = style({ fontSize: theme.type.lead, overflowWrap: 'anywhere' });
export const text = style({ color: theme.color.muted, fontSize: theme.type.small, textWrap: 'pretty' });

export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3, 5),
  minHeight: 44,
});

// In large text the button's label is wider than a phone, so let it wrap.
globalStyle(`${foot} > button`, { maxWidth: '100%', whiteSpace: 'normal' });

export const progressColumn = style({ display: 'grid', gap: space(3), flex: '1 1 9rem', minWidth: 0 });

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 4),
  fontSize: theme.type.note,
  fontVariantNumeric: 'tabular-nums',
});
export const prize = style({ fontWeight: 600, color: theme.color.accentText });

export const claimedLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  color: theme.color.win,
  fontWeight: 600,
  fontSize: theme.type.small,
});

const bone = style({ display: 'block' });
export const boneIcon = style([bone, { width: 44, height: 44, borderRadius: theme.radius.control }]);
export const boneTitle = style([bone, { width: '45%', height: 18, marginBlock: space(2) }]);
export const boneText = style([bone, { width: '85%', height: 14, marginBlock: space(2) }]);
export const boneBar = style([bone, { width: '100%', height: 14 }]);
