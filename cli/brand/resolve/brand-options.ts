import type { FilledBrandConfig } from '#schemas/generated/filled-brand.ts';

type OptionConfig = Pick<FilledBrandConfig, 'agents' | 'legal' | 'registration' | 'auth' | 'categories'>;

interface BrandOption {
  /** What an operator writes for it, in Markdown. */
  readonly setting: string;
  readonly holds: (config: OptionConfig) => boolean;
}

/** Settings outside `content` that `option:<name>` in a feature.json refers to. */
export const brandOptions: Readonly<Record<string, BrandOption>> = {
  agents: { setting: '`agents`', holds: ({ agents }) => agents },
  disclaimer: { setting: '`legal.disclaimer`', holds: ({ legal }) => legal.disclaimer },
  registration: { setting: 'not `registration.closed`', holds: ({ registration }) => !registration.closed },
  remember: { setting: '`auth.remember` is not `off`', holds: ({ auth }) => auth.remember !== 'off' },
  firebase: { setting: '`auth.firebase` is set', holds: ({ auth }) => auth.firebase !== null },
  'default-password': { setting: '`auth.defaultPassword` is set', holds: ({ auth }) => auth.defaultPassword !== null },
  'security-questions': { setting: '`auth.securityQuestions`', holds: ({ auth }) => auth.securityQuestions },
  lottery: {
    setting: '`categories` has `lott` or `elott`',
    holds: ({ categories }) => categories.some((category) => category === 'lott' || category === 'elott'),
  },
  'bot-altcha': botCheck('altcha'),
  'bot-turnstile': botCheck('turnstile'),
  'bot-recaptcha': botCheck('recaptcha'),
  'bot-hcaptcha': botCheck('hcaptcha'),
};

function botCheck(provider: NonNullable<FilledBrandConfig['auth']['botCheck']>['provider']): BrandOption {
  return {
    setting: `\`auth.botCheck.provider\` is \`${provider}\``,
    holds: ({ auth }) => auth.botCheck?.provider === provider,
  };
}
