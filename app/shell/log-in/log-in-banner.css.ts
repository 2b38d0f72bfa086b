import { style } from '@vanilla-extract/css';
import { theme } from '../../../themes/contract.css.ts';

const HEIGHT = 104;

export const banner = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  height: HEIGHT,
  padding: 12,
  borderRadius: theme.radius.card,
  overflow: 'hidden',
  isolation: 'isolate',
});

export const art = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** What it says has to be read on any picture. */
export const says = style({
  justifySelf: 'start',
  maxWidth: '75%',
  padding: '4px 10px',
  borderRadius: theme.radius.badge,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  fontSize: '0.875rem',
  fontWeight: 600,
});

export const place = style({ height: HEIGHT });
