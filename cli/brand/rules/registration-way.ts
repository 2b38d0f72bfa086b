import { defineRule } from './rule.ts';

/** Somebody can register, or the brand says that nobody can. */
export const registrationWay = defineRule(['flags', 'registration'], ({ config, layers }) => {
  const { flags, registration } = config;
  if (flags.USERNAMEREG3 || flags.MOBILENUMREG3 || registration.closed) return [];
  const finding = {
    rule: 'registration-way',
    message: 'Nobody can register: both ways are switched off, and registration is not said to be closed.',
    expected: 'USERNAMEREG3 or MOBILENUMREG3 switched on, or "registration": { "closed": true }',
    received: 'neither',
    fix: 'Switch a way to register on, or say that registration is closed.',
  };
  return [layers.problem(['flags'], finding, 'key')];
});
