import { defineRule } from './rule.ts';

const COMPANIES = ['google', 'facebook'] as const;

export const signInClient = defineRule(['logIn', 'auth.google', 'auth.facebook'], ({ config, layers }) => {
  const without = COMPANIES.filter((name) => config.logIn.includes(name) && config.auth[name] === null);
  return without.map((name) =>
    layers.problem(['logIn', config.logIn.indexOf(name)], {
      rule: 'sign-in-client',
      message: `Sign-in with ${name} is on, but it has no client id.`,
      expected: `"auth": { "${name}": { "clientId": "…" } }, the client id from ${name}`,
      received: 'nothing',
      fix: `Register the site at ${name} and add its client id, or remove "${name}" from logIn.`,
    }),
  );
});
