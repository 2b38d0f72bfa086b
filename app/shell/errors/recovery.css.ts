import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** A page that is still empty after this time did not load, whatever the reason: even the boot script may be refused. */
const PATIENCE = '20s';

const appear = keyframes({ to: { visibility: 'visible' } });

// The generator writes the section into each page beside the root, so it does without any script.
globalStyle('#recovery', {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.recovery,
  display: 'grid',
  placeContent: 'center',
  padding: `${space(6, 6)} calc(${space(6)} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${theme.color.lineStrong}`,
  backgroundColor: theme.color.raised,
  boxShadow: theme.shadow.float,
  color: theme.color.text,
  textAlign: 'center',
  visibility: 'hidden',
  animation: `${appear} 0s ${PATIENCE} forwards`,
});
globalStyle('#recovery h2', { fontSize: theme.type.head });
globalStyle('#recovery p', { maxWidth: '36rem', marginBlock: space(3, 4), color: theme.color.muted });
globalStyle('#recovery a', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: space(6),
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.accent,
  color: theme.color.onAccent,
  fontFamily: theme.font.action,
  fontWeight: 600,
});
globalStyle('#root:empty ~ #recovery', {
  insetBlockStart: 0,
  border: 0,
  backgroundColor: theme.color.ground,
});
globalStyle('#root:not(:empty) ~ #recovery', { display: 'none' });
// The root may hold the prerendered page, which can be read but answers nothing.
globalStyle('html[data-failed]:not([data-started]) #root ~ #recovery', {
  display: 'grid',
  visibility: 'visible',
  animation: 'none',
});
