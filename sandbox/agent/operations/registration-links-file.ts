import type { Handler } from '#sandbox/calls/call.ts';
import { type CellsOf, csvAnswer, type FileUnits } from '#sandbox/calls/csv-answer.ts';
import { onePage } from '#sandbox/calls/pages-after.ts';
import { dayIn } from '#sandbox/merchants/days.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import { isoClock } from '#schemas/csv/iso-clock.ts';
import type { RegistrationLink, RegistrationLinksFile } from '#schemas/generated/platform.ts';
import { callingAgent } from '../calling-agent.ts';
import { linkItem, linksOf } from '../registration-links.ts';

type Field = RegistrationLinksFile['columns'][number]['field'];
type LinkState = 'active' | 'disabled' | 'expired';

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

/** The columns of the file; each row is a link. */
function linkCells({ clock, now }: Pick<FileUnits, 'clock'> & { now: number }): CellsOf<Field, RegistrationLink> {
  return {
    note: ({ note }) => note,
    code: ({ code }) => code,
    url: ({ url }) => url,
    kind: ({ kind }) => kind,
    rate: ({ rate }) => ({ units: rate, digits: 2 }),
    uses: ({ uses }) => uses,
    createdAt: ({ createdAt }) => clock(createdAt),
    expiresAt: ({ expiresAt }) => (expiresAt === undefined ? '' : clock(expiresAt)),
    state: (link) => linkStateAt(now, link),
  };
}

/** Whether a link works; one that has expired is not enabled again. */
function linkStateAt(now: number, { isEnabled, expiresAt }: RegistrationLink): LinkState {
  if (expiresAt !== undefined && expiresAt <= now) return 'expired';
  return isEnabled ? 'active' : 'disabled';
}
