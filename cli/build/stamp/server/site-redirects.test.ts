import { expect, it } from 'vitest';
import { siteRedirects } from './site-redirects.ts';

const agentPaths = ['/agent', '/agentHome'];

it('leads nowhere in a brand with one site', () => {
  expect(siteRedirects({ basePath: '/', otherSite: null }, '/index')).toEqual({});
});

it('leads from the players’ site to the back office', () => {
  const otherSite = { url: 'https://agents.acme.example/play/', agentPaths, isBackOffice: true };
  expect(siteRedirects({ basePath: '/play/', otherSite }, '/index')).toEqual({
    '/agent': 'https://agents.acme.example/play/agent',
    '/agentHome': 'https://agents.acme.example/play/agentHome',
  });
});

it('leads from the back office’s bare address and index to its start', () => {
  const otherSite = { url: 'https://acme.example/play/', agentPaths, isBackOffice: false };
  expect(siteRedirects({ basePath: '/play/', otherSite }, '/agent')).toEqual({
    '/': '/play/agent',
    '/index': '/play/agent',
  });
});
