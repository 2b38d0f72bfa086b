import { type Handler, loggedIn } from '#sandbox/server/call.ts';
import { Refusal } from '#sandbox/server/refusal.ts';
import { isTrial } from '#sandbox/session/member.ts';
import { requireModule } from '#sandbox/system/modules.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { contractSums } from '../contract-sums.ts';

/** The demo contracts are of two kinds and have paid nothing yet. */
const NOTHING = {
  ...{ contracthoursalreq: ZERO, realtimesalreqtype: ZERO },
  ...{ contractmrdailysalinfotype: ZERO, contracthoursalinfo: ZERO, dailysalinfotype: ZERO, divtypeinfo: ZERO },
};

export const consolidatedFunds: Handler<'consolidatedFunds'> = async (call) => {
  const { platform } = call;
  requireModule(platform, 'AGENTPOLICY3');
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account has no contracts. Register first.');
  const { dividend, dailySalary } = await contractSums(platform, member);
  const due = { divtypereq: dividend, dailysalreqtype: dailySalary };
  return { success: true, value: { currency: platform.brand.currency, ...NOTHING, ...due } };
};
