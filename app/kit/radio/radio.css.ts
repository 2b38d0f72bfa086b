import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const choices = style({
  display: 'grid',
  gap: space(3),
  selectors: { '&[data-beside]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' } },
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: '22px 1fr',
  columnGap: space(4),
  alignItems: 'center',
  minHeight: 50,
  padding: space(4, 5),
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.sunken,
  fontSize: theme.type.body,
  cursor: 'pointer',
  transition: 'border-color 140ms ease',
  selectors: {
    '&:hover': { borderColor: theme.color.muted },
    '&:has(:checked)': { borderColor: theme.color.accentText, boxShadow: `inset 0 0 0 1px ${theme.color.accentText}` },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { opacity: 0.55, cursor: 'default' },
    '[aria-invalid="true"] &': { borderColor: theme.color.danger },
  },
});

export const dot = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 22,
  height: 22,
  margin: 0,
  border: `1.5px solid ${theme.color.muted}`,
  borderRadius: '50%',
  cursor: 'inherit',
  selectors: {
    '&::after': { content: '""', width: 12, height: 12, borderRadius: '50%', backgroundColor: 'transparent' },
    '&:checked': { borderColor: theme.color.accentText },
    '&:checked::after': {
      backgroundColor: theme.color.accentText,
      '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
    // The surrounding frame has the focus ring.
    '&:focus-visible': { outline: 'none' },
  },
});

export const help = style({ gridColumn: 2, color: theme.color.muted, fontSize: theme.type.small });
