// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { csvLines } from '#schemas/csv/csv-lines.ts';
import { messageText } from './message-text.ts';

it.each([
  ['<p>Your deposit\n  arrived.</p><p>Play <b>well</b>.</p>', 'Your deposit arrived.\nPlay well.'],
  ['One<br>two<ul><li>three</li><li>four</li></ul>five', 'One\ntwo\nthree\nfour\nfive'],
  ['<table><tr><td>Bonus</td><td>8×</td></tr></table>', 'Bonus 8×'],
  ['<p>Odds &amp; ends</p><script>steal()</script><img src="x" onerror="steal()">', 'Odds & ends'],
  ['', ''],
])('the text of %j is %j', (html, text) => {
  expect(messageText(html)).toBe(text);
});

it('gives a spreadsheet no formula', () => {
  expect(csvLines([[messageText('<p> =HYPERLINK("https://evil.example")</p>')]], 'en')).toBe(
    `"'=HYPERLINK(""https://evil.example"")"\r\n`,
  );
});
