import { expect, it } from 'vitest';
import { addressInOffice } from './address-in-office.ts';

it.each([
  ['/member?page=depositv2', '/agentHome?page=deposit'],
  ['/member?page=depositv2&order=D1', '/agentHome?page=deposit&order=D1'],
  ['/Member/?page=withdraw&view=history#list', '/agentHome?page=withdraw&view=history#list'],
  ['/member?page=messageV2', '/agentHome?page=platformMessages'],
  ['/member?page=rewardCenter', undefined],
  ['/member', undefined],
  ['/index?page=depositv2', undefined],
])('opens %s as %s', (address, inOffice) => {
  expect(addressInOffice(address)).toBe(inOffice);
});
