import type { Seeds } from '../hooks/seeds.ts';
import { zoneOf } from '../merchants/merchant-zone.ts';
import { fillLineage } from './lineage.ts';
import { sumTeamDays } from './team-days.ts';
import { fillTeamRecords } from './team-records.ts';

export const seeds: Seeds = {
  async write({ db }) {
    await fillLineage(db);
    await sumTeamDays(db, zoneOf('USD'));
    await fillTeamRecords(db);
  },
  async move({ db, currency, isOther }) {
    if (!isOther) return;
    await sumTeamDays(db, zoneOf(currency));
    await fillTeamRecords(db);
  },
};
