import { SentExport } from '#app/kinds/record-page/file/sent-export.tsx';
import { wordsOf } from '#app/kinds/record-page/file/words-of.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { teamFile } from '#app/platform/generated/operations/team-file.ts';
import { statusOfType } from '#app/session/member-type.ts';
import type { MemberType, TeamLevelPage } from '#schemas/generated/platform.ts';
import type { TeamList } from '../use-team-address.ts';

interface TeamExportProps {
  page: TeamLevelPage;
  list: TeamList;
}

const TYPES: readonly MemberType[] = [0, 1, 2, 4, 41, 42];

/** Downloads all accounts below the current one, at every level, with the same search and view. */
export function TeamExport({ page, list }: TeamExportProps) {
  const { t } = useTranslation('agent-team');
  const { account, search, view } = list;
  const isWhole = !search && view === 'all';
  return (
    <SentExport
      title={`${t('title')} ${page.head.account}`}
      columns={[
        { field: 'account', name: t('column.account') },
        { field: 'nickname', name: t('file.nickname') },
        { field: 'type', name: t('column.type'), words: wordsOf(TYPES, (type) => t(`type.${statusOfType(type)}`)) },
        { field: 'level', name: t('file.level') },
        { field: 'upline', name: t('file.upline') },
        { field: 'members', name: t('column.members') },
        { field: 'directs', name: t('sheet.directs') },
        { field: 'balance', name: t('column.balance') },
        { field: 'currency', name: t('file.currency') },
        { field: 'rate', name: t('file.rate') },
        { field: 'lastLogInAt', name: t('column.lastLogIn') },
        { field: 'registeredAt', name: t('column.registeredAt') },
        { field: 'state', name: t('file.state'), words: { frozen: t('frozen') } },
      ]}
      call={teamFile}
      query={{ ...(account && { account }), ...(search && { search }), view }}
      total={isWhole ? page.head.members - 1 : undefined}
      t={t}
    />
  );
}
