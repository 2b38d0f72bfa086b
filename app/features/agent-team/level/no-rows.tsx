import { Button } from '#app/kit/button/button.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamAddress } from '../use-team-address.ts';

/** Why there are no rows, and how to see some. */
export function NoRows({ address: { list, showAll } }: { address: TeamAddress }) {
  const { t } = useTranslation('agent-team');
  const { search, view } = list;
  if (!search && view === 'all') {
    return <Empty icon="users-three" title={t('empty.title')} text={t('empty.text')} />;
  }
  const title = search ? t('empty.found', { text: search }) : t('empty.view');
  return (
    <Empty icon="magnifying-glass" title={title} text={search ? t('empty.foundText') : t('empty.viewText')}>
      <Button onClick={showAll}>{t('empty.showAll')}</Button>
    </Empty>
  );
}
