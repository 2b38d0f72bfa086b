import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import type { FileOptions } from '#app/kinds/record-page/file/use-export.ts';
import { wordsOf } from '#app/kinds/record-page/file/words-of.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { teamFile } from '#app/platform/generated/operations/team-file.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { statusOfType } from '#app/session/member-type.ts';
import type { MemberType, TeamFile, TeamLevelPage } from '#schemas/generated/platform.ts';
import type { TeamList } from '../use-team-address.ts';

interface TeamExportProps {
  page: TeamLevelPage;
  list: TeamList;
}

const TYPES: readonly MemberType[] = [0, 1, 2, 4, 41, 42];

/** Downloads all accounts below the current one, at every level, with the same search and view. */
export function TeamExport({ page, list }: TeamExportProps) {
  const { t } = useTranslation('agent-team');
  const platform = usePlatform();
  const { head } = page;
  const { account, search, view } = list;
  const columns: TeamFile['columns'] = [
    { field: 'account', heading: t('column.account') },
    { field: 'nickname', heading: t('file.nickname') },
    { field: 'type', heading: t('column.type'), words: wordsOf(TYPES, (type) => t(`type.${statusOfType(type)}`)) },
    { field: 'level', heading: t('file.level') },
    { field: 'upline', heading: t('file.upline') },
    { field: 'members', heading: t('column.members') },
    { field: 'directs', heading: t('sheet.directs') },
    { field: 'balance', heading: t('column.balance') },
    { field: 'currency', heading: t('file.currency') },
    { field: 'rate', heading: t('file.rate') },
    { field: 'lastLogInAt', heading: t('column.lastLogIn') },
    { field: 'registeredAt', heading: t('column.registeredAt') },
    { field: 'state', heading: t('file.state'), words: { frozen: t('frozen') } },
  ];
  const query = { ...(account && { account }), ...(search && { search }), view };
  const load = (options: FileOptions) => teamFile(platform, { columns }, query, options);
  const isWhole = !search && view === 'all';
  return (
    <ExportButton
      file={{ name: `${t('title')} ${head.account}`, load }}
      total={isWhole ? head.members - 1 : undefined}
      t={t}
    />
  );
}
