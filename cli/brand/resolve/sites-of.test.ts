import { describe, expect, it } from 'vitest';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { loadBrands } from '../load-brands.ts';
import type { ResolvedBrand } from '../resolved-brand.ts';
import { sitesOf } from './sites-of.ts';
import { startOf } from './start-of.ts';

function load(id: string, workspace?: string): ResolvedBrand {
  const [brand] = loadBrands(openWorkspace(packageRoot(), workspace), [id]).brands;
  if (!brand) throw new Error(`${id} has problems.`);
  return brand;
}

const namesOf = ({ features }: ResolvedBrand) => features.map(({ name }) => name);

it('leaves a brand whose back office is on its own domains as it is', () => {
  const aurora = load('aurora');
  expect(sitesOf(aurora)).toEqual([aurora]);
  expect(namesOf(aurora)).not.toContain('other-site');
  expect(startOf(aurora.features)).toBe('/index');
});

describe('a back office with a host of its own', () => {
  const caravan = load('caravan', 'tests/fixtures/workspace');
  const [players, agents] = sitesOf(caravan);
  if (!agents) throw new Error('caravan has one site.');

  it('is a site beside the players’, and each leads to the other', () => {
    expect([players.site.id, agents.site.id]).toEqual(['caravan', 'caravan-agents']);
    expect([players.domains, agents.domains]).toEqual([
      ['caravan.example', 'www.caravan.example'],
      ['agents.caravan.example'],
    ]);
    const agentPaths = ['/agent', '/agentHome'];
    expect(players.site.otherSite).toEqual({ url: 'https://agents.caravan.example/', agentPaths, isBackOffice: true });
    expect(agents.site.otherSite).toEqual({ url: 'https://caravan.example/', agentPaths, isBackOffice: false });
    expect([players, agents].map(({ features }) => startOf(features))).toEqual(['/index', '/agent']);
  });

  it('has its own pages and what it borrows, and the players’ site has none of its own', () => {
    expect(namesOf(agents)).toEqual(expect.arrayContaining(['agent', 'agent-team', 'deposit', 'messages', 'kyc']));
    expect(namesOf(agents).filter((name) => ['home', 'games', 'lottery', 'account'].includes(name))).toEqual([]);
    expect(namesOf(players).filter((name) => /^agent(?!-link)/.test(name))).toEqual([]);
    expect(new Set([...namesOf(players), ...namesOf(agents)])).toEqual(new Set(namesOf(caravan)));
  });

  it('knows nothing that only players’ pages use', () => {
    const { platform, auth, analytics, modules } = agents.site;
    expect(platform.launchCdns).toEqual([]);
    expect([auth.google, auth.facebook, auth.firebase, analytics.gtagId]).toEqual([null, null, null, null]);
    expect(modules).toContain('AGENT');
    expect(modules).not.toContain('LOTTERY');
    expect(players.site.analytics.gtagId).toBe('G-CARAVAN001');
  });

  it('is where it is served', () => {
    const origins = { players: 'http://localhost:4173', agents: 'http://localhost:4174' };
    const [first, second] = sitesOf(caravan, origins);
    expect(first.site.otherSite?.url).toBe('http://localhost:4174/');
    expect(second?.site.otherSite?.url).toBe('http://localhost:4173/');
  });
});
