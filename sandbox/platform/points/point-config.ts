import { pointRatio, stakePerPoint } from '#sandbox/points/point-rates.ts';
import type { Handler } from '../call.ts';
import { requireModule } from '../system/modules.ts';
import { POINTS } from './point-member.ts';

export const pointConfig: Handler<'pointConfig'> = ({ platform }) => {
  requireModule(platform, POINTS);
  const { currency } = platform.brand;
  return {
    success: true,
    value: { ratio: pointRatio(currency), stakePerPoint: stakePerPoint(currency), currency },
  };
};
