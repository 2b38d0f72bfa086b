import type { Handler } from '#sandbox/calls/call.ts';
import { csvAnswer } from '#sandbox/calls/csv-answer.ts';
import { onePage } from '#sandbox/calls/pages-after.ts';
import { dayIn } from '#sandbox/merchants/days.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import { isoClock } from '#schemas/csv/iso-clock.ts';
import { callingAgent } from '../calling-agent.ts';
import { linkCells, linkStateAt } from '../links-file.ts';
import { linkItem, linksOf } from '../registration-links.ts';

export const registrationLinksFile: Handler<'registrationLinksFile'> = async (call) => {
  const { platform, query, body, origin } = call;
  const { view = 'all' } = query;
  const agent = callingAgent(call);
  const [now, zone] = [platform.now(), merchantZone(platform)];
  const links = (await linksOf(platform.db, agent.id)).map((link) => linkItem(platform, link, origin));
  return csvAnswer(call, {
    name: `registration-links-${dayIn(now, zone)}`,
    columns: body.columns,
    cells: linkCells({ clock: isoClock(zone), now }),
    pages: onePage(links.filter((link) => view === 'all' || linkStateAt(now, link) === view)),
  });
};
