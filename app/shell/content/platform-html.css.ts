import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

/** Contains the platform's content: long words break, wide tables scroll, and its direction is isolated. */
export const content = style({
  position: 'relative',
  maxWidth: '70ch',
  paddingBlockEnd: 16,
  color: theme.color.muted,
  overflowX: 'auto',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
});

globalStyle(`${content} > * + *`, { marginBlockStart: 10 });
globalStyle(`${content} :is(h3, h4)`, { marginBlockEnd: 0, color: theme.color.text, fontSize: '1.0625rem' });
globalStyle(`${content} a`, { color: theme.color.accentText, textDecoration: 'underline', textUnderlineOffset: 3 });
globalStyle(`${content} ul`, { listStyle: 'disc', paddingInlineStart: 20 });
globalStyle(`${content} ol`, { listStyle: 'decimal', paddingInlineStart: 20 });
globalStyle(`${content} th, ${content} td`, {
  paddingBlock: 6,
  paddingInline: '0 12px',
  textAlign: 'start',
  overflowWrap: 'break-word',
});
globalStyle(`${content} a bdi`, { fontSize: '0.875em' });
globalStyle(`${content} blockquote`, {
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${theme.color.line}`,
});
globalStyle(`${content} strong, ${content} b`, { color: theme.color.text });
