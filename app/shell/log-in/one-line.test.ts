import { expect, it } from 'vitest';
import AR from '#locales/AR/shell.json' with { type: 'json' };
import EN from '#locales/EN/shell.json' with { type: 'json' };
import TH from '#locales/TH/shell.json' with { type: 'json' };
import TY from '#locales/TY/shell.json' with { type: 'json' };
import VN from '#locales/VN/shell.json' with { type: 'json' };
import ZH from '#locales/ZH/shell.json' with { type: 'json' };

/** Characters that fit side by side in a 460 px dialog with a checkbox and a gap. */
const ROOM = 46;

// A second line would make the log-in of a brand with every method taller than a 900 px window.
// @proves 2.48
it.each(Object.entries({ AR, EN, TH, TY, VN, ZH }))(
  'the “remember me” checkbox and the forgotten-password link share a line in %s',
  (_, { logIn }) => {
    expect(logIn.remember.length + logIn.forgot.length).toBeLessThanOrEqual(ROOM);
  },
);
