import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import type { Mission } from '#schemas/generated/platform.ts';
import { PeriodEnd } from '../period-end.tsx';
import { useMissions } from '../use-missions.ts';
import { MissionCard } from './mission-card.tsx';
import { boneBar, boneIcon, boneText, boneTitle, card, findGames, foot, list, words } from './mission-list.css.ts';

const SKELETONS = Array.from({ length: 3 }, (_, index) => index);

export function MissionList({ period }: Pick<Mission, 'period'>) {
  const { t } = useTranslation('missions');
  const { data, isError, refetch } = useQuery(useMissions().summary);
  if (isError && !data) {
    return <Problem title={t('failed')} onAction={() => void refetch()} />;
  }
  const missions = data?.missions.filter((mission) => mission.period === period);
  if (missions?.length === 0) {
    return (
      <Empty icon="target" title={t('none')} text={t('noneText')}>
        <LinkButton to={paths.index}>{t('find')}</LinkButton>
      </Empty>
    );
  }
  return (
    <>
      <PeriodEnd endsAt={missions?.[0]?.endsAt} />
      <ul className={list} aria-busy={!missions}>
        {missions
          ? missions.map((mission) => <MissionCard key={mission.missionId} mission={mission} />)
          : SKELETONS.map((index) => <MissionSkeleton key={index} />)}
      </ul>
      {missions?.some(isPlayed) && (
        <p className={findGames}>
          <LinkButton to={paths.index}>{t('find')}</LinkButton>
        </p>
      )}
    </>
  );
}

/** Whether playing games advances the mission. */
function isPlayed({ status, unit }: Mission): boolean {
  return status === 'open' && unit !== 'days';
}

function MissionSkeleton() {
  return (
    <li className={card} aria-hidden="true">
      <Skeleton className={boneIcon} />
      <div className={words}>
        <Skeleton className={boneTitle} />
        <Skeleton className={boneText} />
      </div>
      <div className={foot}>
        <Skeleton className={boneBar} />
      </div>
    </li>
  );
}
