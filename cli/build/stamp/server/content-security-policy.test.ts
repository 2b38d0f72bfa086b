import { expect, it } from 'vitest';
import { contentSecurityPolicy, type PolicySources } from './content-security-policy.ts';
import { policyPoints } from './observatory.fixture.ts';

const closed: PolicySources = {
  inlineScripts: ['boot()'],
  inlineStyles: [],
  platform: '',
  imageCdns: [],
  launchCdns: [],
  frames: [],
  analytics: false,
  reports: null,
  botCheck: null,
  firebase: null,
  trustedTypes: [],
};
const policyOf = (sources: Partial<PolicySources>) =>
  contentSecurityPolicy({ ...closed, ...sources }, (text) => `sha256-${text.length}`).split('; ');

it('allows only the site itself when nothing else is switched on', () => {
  const policy = policyOf({});
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-6'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types 'none'");
  expect(policy.join()).not.toMatch(/unsafe|google|\*/);
});

it('allows the stylesheets in the pages by their digests', () => {
  const policy = policyOf({ inlineStyles: [':root{}', 'a{b:c}'] });
  expect(policy).toContain("style-src 'self' 'sha256-7' 'sha256-6'");
});

it('allows the platform for calls, its socket, images and games', () => {
  const policy = policyOf({ platform: 'https://api.example' });
  expect(policy).toContain("connect-src 'self' https://api.example wss://api.example");
  expect(policy).toContain("frame-src 'self' https://api.example");
});

it('allows the delivery networks where they are used', () => {
  const policy = policyOf({ imageCdns: ['https://img.example'], launchCdns: ['https://play.example'] });
  expect(policy).toContain("img-src 'self' data: blob: https://img.example");
  expect(policy).toContain("frame-src 'self' https://play.example");
  expect(policy).toContain("connect-src 'self' https://play.example");
  expect(policy.find((directive) => directive.startsWith('script-src'))).not.toContain('example');
});

it('allows the origins that features frame', () => {
  const policy = policyOf({ frames: ['https://chat.example'] });
  expect(policy).toContain("frame-src 'self' https://chat.example");
});

it('allows analytics only with an analytics id', () => {
  const policy = policyOf({ analytics: true });
  expect(policy).toContain("script-src 'self' 'sha256-6' https://www.googletagmanager.com");
  expect(policy).toContain('trusted-types statistics goog#html');
  expect(policyOf({}).join()).not.toContain('statistics');
});

it('allows a policy twice only when two scripts create one of the same name', () => {
  const policy = policyOf({ analytics: true, botCheck: 'recaptcha' });
  expect(policy).toContain("trusted-types bot-check recaptcha goog#html statistics 'allow-duplicates'");
});

it("allows a bot check's company only when the brand has chosen it", () => {
  expect(policyOf({ botCheck: 'altcha' })).toEqual(policyOf({}));
  const turnstile = policyOf({ botCheck: 'turnstile' });
  expect(turnstile).toContain("script-src 'self' 'sha256-6' https://challenges.cloudflare.com");
  expect(turnstile).toContain("frame-src 'self' https://challenges.cloudflare.com");
  expect(turnstile).toContain('trusted-types bot-check');
  expect(turnstile.join()).not.toMatch(/google|hcaptcha/);
  const recaptcha = policyOf({ botCheck: 'recaptcha', trustedTypes: ['dompurify'] });
  expect(recaptcha).toContain('trusted-types dompurify bot-check recaptcha goog#html');
  expect(recaptcha.join()).not.toMatch(/unsafe|hcaptcha|cloudflare/);
  expect(policyOf({ botCheck: 'hcaptcha' })).toContain("style-src 'self' https://hcaptcha.com https://*.hcaptcha.com");
});

it('allows Firebase and its bot check only when Firebase verifies mobile numbers', () => {
  const policy = policyOf({ firebase: { emulator: null } });
  expect(policy.join()).toContain('https://identitytoolkit.googleapis.com https://securetoken.googleapis.com');
  expect(policy).toContain(
    "script-src 'self' 'sha256-6' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  );
  expect(policy).toContain('trusted-types default recaptcha goog#html');
  const tried = policyOf({ firebase: { emulator: 'http://127.0.0.1:9099' } });
  expect(tried).toContain("connect-src 'self' http://127.0.0.1:9099");
  expect(tried.join()).not.toContain('google');
});

const switchedOn: [string, Partial<PolicySources>][] = [
  ['nothing else', {}],
  ['another platform', { platform: 'https://api.example', imageCdns: ['https://img.example'] }],
  ['statistics', { analytics: true }],
  ['Firebase', { firebase: { emulator: null } }],
  ['ALTCHA', { botCheck: 'altcha' }],
  ['Turnstile', { botCheck: 'turnstile' }],
  ['reCAPTCHA', { botCheck: 'recaptcha' }],
  ['hCaptcha', { botCheck: 'hcaptcha' }],
];

it.each(switchedOn)('has the best mark of the Observatory with %s', (_with, sources) => {
  expect(policyPoints(policyOf(sources).join('; '))).toBe(10);
});

it.each([
  ["default-src 'none'; script-src 'self' 'unsafe-inline'", -20],
  ["default-src 'none'; script-src https:", -20],
  ["default-src 'none'; connect-src http://api.example", -20],
  ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
  ["default-src 'none'; img-src http://img.example", -10],
  ["default-src 'none'; style-src 'self' 'unsafe-inline'", 0],
  ["default-src 'self'", 5],
  ["script-src 'self'", -20],
  ['', -25],
])('knows what the Observatory takes off for "%s"', (policy, points) => expect(policyPoints(policy)).toBe(points));

it('allows reports to be sent to the host of their address, and nothing else of it', () => {
  const policy = policyOf({ reports: 'https://reports.example:8443/site/acme' });
  expect(policy).toContain("connect-src 'self' https://reports.example:8443");
  expect(policy.join().split('reports.example')).toHaveLength(2);
  expect(policyOf({ reports: '/sandbox/reports' })).toEqual(policyOf({}));
});
