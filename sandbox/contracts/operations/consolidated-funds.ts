import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { isTrial } from '#sandbox/roster/member.ts';
import { sum, ZERO } from '#schemas/money/minor-units.ts';
import { contractFunds } from '../contract-funds.ts';
import { ownSalary } from '../own-salary.ts';

export const consolidatedFunds: Handler<'consolidatedFunds'> = async (call) => {
  const { platform } = call;
  requireModule(platform, 'AGENTPOLICY3');
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account has no contracts. Register first.');
  const { dividend, dailySalary, hourlySalary, realTimeSalary } = await contractFunds(platform, member.id);
  const value = {
    currency: platform.brand.currency,
    ...{ divtypereq: dividend.due, divtypeinfo: dividend.paid },
    dailysalreqtype: sum(dailySalary.due, await ownSalary(platform, member)),
    // No contract of the demo pays one day by the rates of several levels.
    ...{ dailysalinfotype: dailySalary.paid, contractmrdailysalinfotype: ZERO },
    ...{ contracthoursalreq: hourlySalary.due, contracthoursalinfo: hourlySalary.paid },
    realtimesalreqtype: realTimeSalary.due,
  };
  return { success: true, value };
};
