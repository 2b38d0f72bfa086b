import type { Handler } from '#sandbox/calls/call.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import { POINTS } from '../point-member.ts';
import { pointRatio, stakePerPoint } from '../point-rates.ts';

export const pointConfig: Handler<'pointConfig'> = ({ platform }) => {
  requireModule(platform, POINTS);
  const { currency } = platform.brand;
  return {
    success: true,
    value: { ratio: pointRatio(currency), stakePerPoint: stakePerPoint(currency), currency },
  };
};
