import { careParts } from '../resolve/care-parts.ts';
import { defineRule } from './rule.ts';

const READ = ['agents', 'flags', 'content', 'responsibleGaming', 'legal.regulator'] as const;

/** With self-exclusion, a brand must ask the owners of accounts opened by agents for their identity. */
export const knownOwners = defineRule(READ, ({ config, layers, catalogue }) => {
  const { agents, flags, content } = config;
  const canSay = flags.MANDATORYKYC3 || content.myAccount;
  if (!agents || canSay || !careParts(config, catalogue.regulators).selfExclusion) return [];
  return [
    layers.problem(['content', 'myAccount'], {
      rule: 'known-owners',
      message:
        'Agents open accounts here, and players may exclude themselves, but the owner of such an account has no page to say who they are.',
      expected: 'true, or "MANDATORYKYC3": true in flags',
      received: 'false',
      fix: 'Switch on content.myAccount or MANDATORYKYC3, or set agents to false.',
    }),
  ];
});
