import { defineRule } from './rule.ts';

/** At least one way to log in must work: a code by SMS needs its flag. */
export const logInWay = defineRule(['flags', 'logIn'], ({ config, layers }) => {
  const { flags, logIn } = config;
  if (flags.MOBILEVERCODELOGIN3 || logIn.some((way) => way !== 'sms')) return [];
  return [
    layers.problem(['logIn'], {
      rule: 'log-in-way',
      message: 'Players cannot log in: "sms" is the only way, but the flag MOBILEVERCODELOGIN3 is switched off.',
      expected: '"MOBILEVERCODELOGIN3": true, or another way to log in',
      received: '"MOBILEVERCODELOGIN3": false',
      fix: 'Switch on MOBILEVERCODELOGIN3, or add "username" to logIn.',
    }),
  ];
});
