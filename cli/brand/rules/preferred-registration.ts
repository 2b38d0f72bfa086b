import { defineRule } from './rule.ts';

const flagOf = { username: 'USERNAMEREG3', mobile: 'MOBILENUMREG3' } as const;

export const preferredRegistration = defineRule(['flags', 'registration'], ({ config, layers }) => {
  const { preferred } = config.registration;
  if (preferred === null || config.flags[flagOf[preferred]]) return [];
  const finding = {
    rule: 'preferred-registration',
    message: 'The preferred way to register is switched off.',
    expected: `"${flagOf[preferred]}": true`,
    received: `"${flagOf[preferred]}": false`,
    fix: `Switch on ${flagOf[preferred]}, or prefer another way.`,
  };
  return [layers.problem(['registration', 'preferred'], finding)];
});
