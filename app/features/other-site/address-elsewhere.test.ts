import { expect, it } from 'vitest';
import { addressElsewhere } from './address-elsewhere.ts';

const agentPaths = ['/agent', '/agentHome'];
const office = { url: 'https://agents.specimen.example/play/', agentPaths, isBackOffice: true };
const players = { url: 'https://specimen.example/play/', agentPaths, isBackOffice: false };

it.each([
  ['/agent', 'https://agents.specimen.example/play/agent'],
  ['/AgentHome/?page=deposit#top', 'https://agents.specimen.example/play/AgentHome/?page=deposit#top'],
  ['/index', undefined],
  ['/agents', undefined],
  ['/', undefined],
])('leads from the players’ %s to %s', (address, elsewhere) => {
  expect(addressElsewhere(office, address)).toBe(elsewhere);
});

it.each([
  ['/', 'https://specimen.example/play/'],
  ['/help#contact', 'https://specimen.example/play/help#contact'],
  ['/member?page=rewardCenter', 'https://specimen.example/play/member?page=rewardCenter'],
  ['/agentHome?page=deposit', undefined],
])('leads from the agents’ %s to %s', (address, elsewhere) => {
  expect(addressElsewhere(players, address)).toBe(elsewhere);
});

it('leads nowhere else in a brand with one site', () => {
  expect(addressElsewhere(null, '/agent')).toBeUndefined();
});
