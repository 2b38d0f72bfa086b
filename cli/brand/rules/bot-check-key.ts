import { defineRule } from './rule.ts';

export const botCheckKey = defineRule(['auth.botCheck'], ({ config, layers }) => {
  const { botCheck } = config.auth;
  if (!botCheck || botCheck.provider === 'altcha' || botCheck.siteKey !== null) return [];
  const finding = {
    rule: 'bot-check-key',
    message: `The bot check of ${botCheck.provider} has no site key, so its script would refuse to work.`,
    expected: 'the public key that the provider gave for the site, as auth.botCheck.siteKey',
    received: 'nothing',
    fix: 'Write the site key beside the provider, or choose "altcha", which needs none.',
  };
  return [layers.problem(['auth', 'botCheck', 'provider'], finding)];
});
