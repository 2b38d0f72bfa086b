import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { headTop } from '../table/table-vars.css.ts';
import { gridHeight, gridRowHeight } from './grid-vars.css.ts';

const LINE = `1px solid ${theme.color.line}`;
const BELOW = 24;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const frameBase = style({
  position: 'relative',
  maxHeight: fallbackVar(gridHeight, `calc(100dvh - ${fallbackVar(headTop, '0px')} - ${BELOW}px)`),
  overflow: 'auto',
  // A row that takes the focus stays clear of the head and the totals.
  scrollPaddingBlock: gridRowHeight,
  backgroundColor: theme.color.surface,
  fontSize: theme.type.note,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const framed = style({ border: LINE, borderRadius: theme.radius.card });
const inPanel = style({
  borderBlockStart: LINE,
  borderEndStartRadius: theme.radius.card,
  borderEndEndRadius: theme.radius.card,
});
export const frame = styleVariants({ framed: [frameBase, framed], panel: [frameBase, inPanel] });

export const body = style({ position: 'relative', userSelect: 'text' });

export const placeholder = styleVariants({
  framed: [framed, { paddingInline: space(6), backgroundColor: theme.color.surface }],
  panel: { paddingInline: space(5) },
});
