import { globalStyle } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

// The generator writes the section into each page. Browsers of any age read these rules, so they keep to old properties: what an
// engine does not know, such as a variable, leaves readable text on its own ground.
globalStyle('html[data-outdated] #root, html[data-outdated] #root ~ #recovery', { display: 'none !important' });
globalStyle('html[data-outdated] #outdated', {
  display: 'block',
  maxWidth: 560,
  margin: '0 auto',
  padding: space(8, 6),
  color: theme.color.text,
});
globalStyle('#outdated > p:first-child', { fontWeight: 700 });
globalStyle('#outdated h1', { margin: space(7, 0, 3), fontSize: theme.type.title });
globalStyle('#outdated p', { margin: space(0, 0, 4) });
globalStyle('#outdated a', { color: theme.color.accentText, textDecoration: 'underline' });
