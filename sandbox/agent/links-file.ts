import type { RegistrationLink, RegistrationLinksFile } from '#schemas/generated/platform.ts';
import type { CellsOf, FileUnits } from '../calls/csv-answer.ts';

type Field = RegistrationLinksFile['columns'][number]['field'];
type LinkState = 'active' | 'disabled' | 'expired';

/** What each field of the file says about a link. */
export function linkCells({
  clock,
  now,
}: Pick<FileUnits, 'clock'> & { now: number }): CellsOf<Field, RegistrationLink> {
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
export function linkStateAt(now: number, { isEnabled, expiresAt }: RegistrationLink): LinkState {
  if (expiresAt !== undefined && expiresAt <= now) return 'expired';
  return isEnabled ? 'active' : 'disabled';
}
