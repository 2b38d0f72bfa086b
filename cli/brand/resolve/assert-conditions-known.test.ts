import { expect, it } from 'vitest';
import { assertConditionsKnown } from './assert-conditions-known.ts';

const missions = {
  name: 'missions',
  when: ['flag:PTSYS3', 'option:missions', 'option:registration', 'log-in:sms', 'category:lott|elott'],
  option: { name: 'missions', title: 'Missions', description: 'Missions of the day.', default: true },
  needs: [],
};
const settings = { flag: ['PTSYS3'], 'log-in': ['sms'], category: ['lott', 'elott'] };
const assert = (change: object) => () => assertConditionsKnown([{ ...missions, ...change }], settings);

it('accepts flags, options that a feature declares, and settings of the brand', () => {
  expect(assert({})).not.toThrow();
});

it.each([
  [{ when: ['option:missions', 'option:mission'] }, 'asks for option:mission, which no brand can set.'],
  [{ when: ['option:missions', 'flag:PTSYS'] }, 'asks for flag:PTSYS, which no brand can set.'],
  [{ when: ['option:missions', 'log-in:fax'] }, 'asks for log-in:fax, which no brand can set.'],
  [{ when: ['option:missions', 'category:lott|lotto'] }, 'asks for category:lotto, which no brand can set.'],
  [{ needs: ['wallet'] }, 'needs the feature "wallet", which does not exist.'],
  [{ when: [] }, 'No feature asks for option:missions.'],
])('rejects %o', (change, message) => {
  expect(assert(change)).toThrow(message);
});

it('rejects a feature for agents that needs one for players alone', () => {
  const wallet = { name: 'wallet', when: [], needs: [] };
  const needy = (sites: ('players' | 'agents')[]) => ({ ...missions, needs: ['wallet'], sites });
  const both = { ...wallet, sites: ['players' as const, 'agents' as const] };
  expect(() => assertConditionsKnown([needy(['agents']), wallet], settings)).toThrow(
    'missions/feature.json is for the site of agents, and needs "wallet", which is not.',
  );
  expect(() => assertConditionsKnown([needy(['agents']), both], settings)).not.toThrow();
});
