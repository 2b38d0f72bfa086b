import type { FilledBrandConfig } from '#schemas/generated/filled-brand.ts';
import type { CareParts } from '../resolved-brand.ts';

type OptionConfig = Pick<
  FilledBrandConfig,
  'agents' | 'agent' | 'legal' | 'registration' | 'auth' | 'analytics' | 'reports'
> & {
  responsibleGaming: CareParts;
};

interface BrandOption {
  /** The setting in Markdown, as an operator writes it. */
  readonly setting: string;
  readonly holds: (config: OptionConfig) => boolean;
}

/** Settings outside `content` that `option:<name>` in a feature.json refers to. */
export const brandOptions: Readonly<Record<string, BrandOption>> = {
  agents: { setting: '`agents`', holds: ({ agents }) => agents },
  'agent-host': { setting: '`agent.host` is set', holds: ({ agent }) => agent.host !== null },
  analytics: { setting: '`analytics.gtagId` is set', holds: ({ analytics }) => analytics.gtagId !== null },
  consent: {
    setting: '`analytics.gtagId` is set, or `reports.url` with `reports.consent`',
    holds: ({ analytics, reports }) => analytics.gtagId !== null || (reports.url !== null && reports.consent),
  },
  reports: { setting: '`reports.url` is set', holds: ({ reports }) => reports.url !== null },
  care: {
    setting: 'a part of `responsibleGaming` is on',
    holds: ({ responsibleGaming }) => Object.values(responsibleGaming).includes(true),
  },
  reality: {
    setting: '`responsibleGaming.realityCheck` or `responsibleGaming.sessionClock` is on',
    holds: ({ responsibleGaming: { realityCheck, sessionClock } }) => realityCheck || sessionClock,
  },
  disclaimer: { setting: '`legal.disclaimer`', holds: ({ legal }) => legal.disclaimer },
  registration: { setting: 'not `registration.closed`', holds: ({ registration }) => !registration.closed },
  remember: { setting: '`auth.remember` is not `off`', holds: ({ auth }) => auth.remember !== 'off' },
  firebase: { setting: '`auth.firebase` is set', holds: ({ auth }) => auth.firebase !== null },
  'security-questions': { setting: '`auth.securityQuestions`', holds: ({ auth }) => auth.securityQuestions },
  passkeys: { setting: '`auth.passkeys`', holds: ({ auth }) => auth.passkeys },
};
