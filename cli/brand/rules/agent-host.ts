import { plainValue } from '#cli/problems/plain-text.ts';
import { agentSiteId } from '../resolve/sites-of.ts';
import { defineRule } from './rule.ts';

/** A back office with its own host is a second site, so no other site may have its host or its id. */
export const agentHost = defineRule(['agent', 'site.domains'], ({ id, ids, config, layers }) => {
  const { host } = config.agent;
  if (host === null) return [];
  const taken = agentSiteId(id);
  const isPlayers = {
    rule: 'agent-host-of-players',
    message: "The back office's host is one of the players' domains.",
    expected: 'a host name that is not in site.domains',
    received: plainValue(host),
    fix: 'Use another host name, or remove agent.host to keep the back office on the site itself.',
  };
  const isTaken = {
    rule: 'agent-site-id',
    message: `The site of the back office would have the id of brands/${taken}.`,
    expected: `no brand with the id "${taken}"`,
    received: `brands/${taken}`,
    fix: 'Rename one of the two brands, or remove agent.host.',
  };
  const conflicts = [
    ...(config.site.domains.includes(host) ? [isPlayers] : []),
    ...(ids.includes(taken) ? [isTaken] : []),
  ];
  return conflicts.map((finding) => layers.problem(['agent', 'host'], finding));
});
