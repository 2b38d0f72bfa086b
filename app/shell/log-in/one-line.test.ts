import { expect, it } from 'vitest';
import AR from '#locales/AR/shell.json' with { type: 'json' };
import EN from '#locales/EN/shell.json' with { type: 'json' };
import TH from '#locales/TH/shell.json' with { type: 'json' };
import TY from '#locales/TY/shell.json' with { type: 'json' };
import VN from '#locales/VN/shell.json' with { type: 'json' };
import ZH from '#locales/ZH/shell.json' with { type: 'json' };

/** Letters that have room beside each other in a dialog of 460 px, with a tick before them and a gap between. */
const ROOM = 46;

// A second line would make the log-in of a brand with every way in taller than a window of 900 px.
it.each(Object.entries({ AR, EN, TH, TY, VN, ZH }))(
  'the tick and the forgotten password share a line in %s',
  (_, { logIn }) => {
    expect(logIn.remember.length + logIn.forgot.length).toBeLessThanOrEqual(ROOM);
  },
);
