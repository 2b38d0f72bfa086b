import { expect, it } from 'vitest';
import { featuresByCall, neededCalls } from './feature-calls.ts';

it('names the features of a site that need a call, by its address', () => {
  expect(featuresByCall(['home', 'missions'])).toEqual({ 'POST /wps/relay/MCSFE_claimMissionReward': ['missions'] });
});

it('takes the calls of a feature that another needs for that one’s', () => {
  expect(neededCalls('bonus-details')).toEqual(expect.arrayContaining(['bonuses', ...neededCalls('promotions')]));
});
