import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** Contains the platform's content: long words break, wide tables scroll, and its direction is isolated. */
export const content = style({
  position: 'relative',
  maxWidth: '70ch',
  paddingBlockEnd: space(5),
  color: theme.color.muted,
  overflowX: 'auto',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
});

globalStyle(`${content} > * + *`, { marginBlockStart: space(3) });
globalStyle(`${content} :is(h3, h4)`, { marginBlockEnd: 0, color: theme.color.text, fontSize: theme.type.lead });
globalStyle(`${content} a`, { color: theme.color.accentText, textDecoration: 'underline', textUnderlineOffset: 3 });
globalStyle(`${content} ul`, { listStyle: 'disc', paddingInlineStart: space(6) });
globalStyle(`${content} ol`, { listStyle: 'decimal', paddingInlineStart: space(6) });
globalStyle(`${content} th, ${content} td`, {
  paddingBlock: space(3),
  paddingInline: space(0, 4),
  textAlign: 'start',
  overflowWrap: 'break-word',
});
globalStyle(`${content} a bdi`, { fontSize: theme.type.small });
globalStyle(`${content} blockquote`, {
  paddingInlineStart: space(4),
  borderInlineStart: `3px solid ${theme.color.line}`,
});
globalStyle(`${content} strong, ${content} b`, { color: theme.color.text });
