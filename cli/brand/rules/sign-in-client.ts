import { defineRule } from './rule.ts';

const companies = ['google', 'facebook'] as const;

export const signInClient = defineRule(['logIn', 'auth.google', 'auth.facebook'], ({ config, layers }) => {
  const without = companies.filter((name) => config.logIn.includes(name) && config.auth[name] === null);
  return without.map((name) =>
    layers.problem(['logIn', config.logIn.indexOf(name)], {
      rule: 'sign-in-client',
      message: `People are to sign in with ${name}, but ${name} does not know the site.`,
      expected: `"auth": { "${name}": { "clientId": "…" } } with what ${name} calls the site`,
      received: 'nothing',
      fix: `Register the site at ${name} and write its client id, or take "${name}" out of logIn.`,
    }),
  );
});
