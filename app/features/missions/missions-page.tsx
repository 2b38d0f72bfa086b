import { Alert } from '#app/kit/state/alert.tsx';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Leaderboard } from './board/leaderboard.tsx';
import { MissionList } from './list/mission-list.tsx';
import { useMissions } from './use-missions.ts';
import { useMissionsAddress, VIEWS } from './use-missions-address.ts';

/** Daily and weekly missions with their leaderboard. */
export function MissionsPage() {
  const { t } = useTranslation('missions');
  const { enabled } = useMissions();
  const { view, show } = useMissionsAddress();
  const tabs = VIEWS.map((id) => ({ id, label: t(`view.${id}`) }));
  if (!enabled) return <Alert tone="info" text={t('trial')} />;
  return (
    <Tabs
      label={t('view.label')}
      tabs={tabs}
      chosen={view}
      onChoose={(id) => show(VIEWS.find((candidate) => candidate === id) ?? 'daily')}
    >
      {view === 'board' ? <Leaderboard /> : <MissionList key={view} period={view} />}
    </Tabs>
  );
}
