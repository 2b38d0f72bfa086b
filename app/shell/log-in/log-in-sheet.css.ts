import { style } from '@vanilla-extract/css';
import { layer } from '#app/kit/theme/layer.ts';
import { pull, space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
/** The sheet has no foot that would keep this distance. */
export const sheetBody = style([body, { paddingBlockEnd: 'env(safe-area-inset-bottom)' }]);

/** Text between two rules. */
export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  color: theme.color.muted,
  fontSize: theme.type.small,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, height: 1, backgroundColor: theme.color.line },
  },
});

export const field = style({ height: 78 });
export const action = style({ height: 52 });

/** Stays in sight in a window that is lower than the form. */
export const submit = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.over,
  display: 'grid',
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
});

/** The checkboxes above a form's button. */
export const ticks = style({ display: 'grid', marginBlock: pull(2), selectors: { '&:empty': { display: 'none' } } });

/** Other companies' accounts, side by side; a message takes the whole line. */
export const companies = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: space(3),
});
export const company = style({
  display: 'grid',
  alignContent: 'end',
  gap: space(3),
  selectors: { '&:has([role="alert"]:not(:empty))': { gridColumn: '1 / -1' } },
});

/** A text button on a label's line, tall enough for a finger: it reaches into the space around, and makes no line taller. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  marginBlock: pull(4),
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.accentText,
  font: 'inherit',
  fontSize: theme.type.small,
  textAlign: 'end',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
});

/** Of a way in beside the forms, while it loads: the line above it never stands alone. */
export const place = style({ height: 44, borderRadius: theme.radius.control });
