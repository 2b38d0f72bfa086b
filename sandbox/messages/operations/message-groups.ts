import { callingAgent } from '#sandbox/agent/calling-agent.ts';
import type { Handler } from '#sandbox/calls/call.ts';
import { groupsOf } from '../message-groups.ts';
import { requireMessages } from '../message-member.ts';
import { lastSent } from '../sent-messages.ts';

export const messageGroups: Handler<'messageGroups'> = async (call) => {
  const { platform } = call;
  const agent = callingAgent(call);
  requireMessages(platform);
  const value = {
    asOf: platform.now(),
    hasUpline: agent.uplineId !== null,
    lastSent: await lastSent(platform.db, agent.id),
    ...(await groupsOf(platform.db, agent)),
  };
  return { success: true, value };
};
