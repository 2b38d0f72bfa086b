import { defineRule } from './rule.ts';

export const botCheckKey = defineRule(['auth.botCheck'], ({ config, layers }) => {
  const { botCheck } = config.auth;
  if (!botCheck || botCheck.provider === 'altcha' || botCheck.siteKey !== null) return [];
  const finding = {
    rule: 'bot-check-key',
    message: `The bot check with ${botCheck.provider} has no site key, so it cannot work.`,
    expected: "the provider's public key for the site, in auth.botCheck.siteKey",
    received: 'nothing',
    fix: 'Add the site key next to the provider, or use "altcha", which needs none.',
  };
  return [layers.problem(['auth', 'botCheck', 'provider'], finding)];
});
