import { defineRule } from './rule.ts';

/** At least one way to register must be on, unless registration is closed. */
export const registrationWay = defineRule(['flags', 'registration'], ({ config, layers }) => {
  const { flags, registration } = config;
  if (flags.USERNAMEREG3 || flags.MOBILENUMREG3 || registration.closed) return [];
  const finding = {
    rule: 'registration-way',
    message: 'Players cannot register: both ways to register are switched off, but registration is not closed.',
    expected: 'USERNAMEREG3 or MOBILENUMREG3 switched on, or "registration": { "closed": true }',
    received: 'neither',
    fix: 'Switch on a way to register, or close registration.',
  };
  return [layers.problem(['flags'], finding, 'key')];
});
