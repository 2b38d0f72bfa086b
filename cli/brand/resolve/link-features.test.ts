import { describe, expect, it } from 'vitest';
import type { ResolvedFeature } from '../resolved-brand.ts';
import { type LinkingConfig, linkFeatures } from './link-features.ts';

const off: LinkingConfig = {
  flags: {
    USERNAMEREG3: false,
    MOBILENUMREG3: false,
    MOBILENUMPASSREG3: false,
    REGMOBVERF3: false,
    MANDATORYKYC3: false,
    AGENTPOLICY3: false,
    PTSYS3: false,
    FREEPAY3: false,
    PWDEXPFORCECHANGE3: false,
    MOBILEVERCODELOGIN3: false,
  },
  logIn: ['sms'],
  platform: { calls: { lacking: [] } },
  responsibleGaming: {
    limits: false,
    realityCheck: false,
    sessionClock: false,
    timeOut: false,
    selfExclusion: false,
    selfTest: false,
  },
  agents: false,
  agent: { host: null },
  legal: { minimumAge: 18, regulator: null, licence: null, disclaimer: false },
  registration: { closed: true, preferred: null },
  categories: ['live'],
  content: {
    announcements: false,
    promotions: false,
    missions: false,
    messages: false,
    invite: false,
    memberRecords: false,
    bonuses: false,
    deposit: false,
    withdrawal: false,
    transferUpline: false,
    myAccount: false,
    wallet: false,
    feedback: false,
    liveChat: false,
    chatRoom: false,
    fixtures: false,
  },
  analytics: { gtagId: null },
  reports: { url: null, format: 'json', consent: false, sample: 0.1 },
  auth: {
    remember: 'off',
    botCheck: null,
    google: null,
    facebook: null,
    firebase: null,
    securityQuestions: false,
    passkeys: false,
  },
};

function feature(name: string, when: string[], needs: string[] = []): ResolvedFeature {
  return { name, title: name, order: 0, when, module: null, needs, folder: `/app/features/${name}` };
}

const all = [
  feature('home', []),
  feature('login', ['log-in:username']),
  feature('register', ['flag:USERNAMEREG3', 'option:registration'], ['login']),
  feature('agent', ['option:agents']),
  feature('remember', ['option:remember']),
  feature('disclaimer', ['option:disclaimer']),
  feature('visits', ['option:analytics']),
  feature('reports', ['option:reports']),
  feature('altcha', ['bot-check:altcha']),
  feature('turnstile', ['bot-check:turnstile']),
  feature('lottery', ['category:lott|elott']),
  feature('promotions', ['option:promotions']),
];

function linked(change: Partial<LinkingConfig>): string[] {
  return linkFeatures({ ...off, ...change }, all).map(({ name }) => name);
}

describe('linkFeatures', () => {
  it('links features without conditions into every brand', () => {
    expect(linked({})).toEqual(['home']);
  });

  // @proves 3.38
  it('links features by a flag, a way to log in or an option', () => {
    expect(linked({ logIn: ['username'] })).toEqual(['home', 'login']);
    const botCheck = { provider: 'altcha', siteKey: null } as const;
    expect(linked({ auth: { ...off.auth, botCheck } })).toEqual(['home', 'altcha']);
    expect(linked({ agents: true })).toEqual(['home', 'agent']);
    expect(linked({ analytics: { gtagId: 'G-BRAND1' } })).toEqual(['home', 'visits']);
    expect(linked({ reports: { url: 'https://r.example', format: 'json', consent: false, sample: 1 } })).toEqual([
      'home',
      'reports',
    ]);
    expect(linked({ auth: { ...off.auth, remember: 'name' } })).toEqual(['home', 'remember']);
    expect(linked({ legal: { ...off.legal, disclaimer: true } })).toEqual(['home', 'disclaimer']);
    expect(linked({ content: { ...off.content, promotions: true } })).toEqual(['home', 'promotions']);
    expect(linked({ categories: ['live', 'elott'] })).toEqual(['home', 'lottery']);
  });

  it('requires every condition, and adds the features that are needed', () => {
    const flags = { ...off.flags, USERNAMEREG3: true };
    expect(linked({ flags })).toEqual(['home']);
    expect(linked({ flags, registration: { closed: false, preferred: null } })).toEqual(['home', 'login', 'register']);
  });

  it('leaves out a feature that needs a call which the platform lacks, and one that needs this feature', () => {
    const config = { content: { ...off.content, promotions: true, bonuses: true } };
    const linked = (lacking: LinkingConfig['platform']['calls']['lacking']) =>
      linkFeatures({ ...off, ...config, platform: { calls: { lacking } } }, [
        ...all,
        feature('bonus-details', ['option:bonuses'], ['promotions']),
      ]).map(({ name }) => name);
    expect(linked([])).toEqual(['home', 'promotions', 'bonus-details']);
    expect(linked(['bonuses'])).toEqual(['home', 'promotions']);
    expect(linked(['claimPromotion'])).toEqual(['home']);
  });

  it('ends when features need each other', () => {
    const circle = [feature('a', [], ['b']), feature('b', ['option:agents'], ['a'])];
    expect(linkFeatures(off, circle).map(({ name }) => name)).toEqual(['a', 'b']);
  });
});
