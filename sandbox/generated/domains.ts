// Generated from the files sandbox/*/domain.ts by scripts/generate/sandbox-domains.ts.

import { domain as agent } from '../agent/domain.ts';
import { domain as care } from '../care/domain.ts';
import { domain as chatRoom } from '../chat-room/domain.ts';
import { domain as content } from '../content/domain.ts';
import { domain as contracts } from '../contracts/domain.ts';
import { domain as deposits } from '../deposits/domain.ts';
import { domain as devices } from '../devices/domain.ts';
import { domain as fixtures } from '../fixtures/domain.ts';
import { domain as games } from '../games/domain.ts';
import { domain as inbox } from '../inbox/domain.ts';
import { domain as invite } from '../invite/domain.ts';
import { domain as lottery } from '../lottery/domain.ts';
import { domain as member } from '../member/domain.ts';
import { domain as messages } from '../messages/domain.ts';
import { domain as missions } from '../missions/domain.ts';
import { domain as payoutAccounts } from '../payout-accounts/domain.ts';
import { domain as play } from '../play/domain.ts';
import { domain as points } from '../points/domain.ts';
import { domain as promotions } from '../promotions/domain.ts';
import { domain as rollovers } from '../rollovers/domain.ts';
import { domain as session } from '../session/domain.ts';
import { domain as support } from '../support/domain.ts';
import { domain as system } from '../system/domain.ts';
import { domain as verification } from '../verification/domain.ts';
import { domain as wallets } from '../wallets/domain.ts';
import { domain as withdrawals } from '../withdrawals/domain.ts';
import type { Domain } from '../hooks/domain.ts';

/** Domains by folder. */
export const domains: Readonly<Record<string, Domain>> = {
  agent,
  care,
  'chat-room': chatRoom,
  content,
  contracts,
  deposits,
  devices,
  fixtures,
  games,
  inbox,
  invite,
  lottery,
  member,
  messages,
  missions,
  'payout-accounts': payoutAccounts,
  play,
  points,
  promotions,
  rollovers,
  session,
  support,
  system,
  verification,
  wallets,
  withdrawals,
};
