import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { page } from '#app/shell/layout/page-title.css.ts';
import { PageTitle } from '#app/shell/layout/page-title.tsx';
import { ConvertDialog } from '../convert/convert-dialog.tsx';
import { GoodsView } from '../goods/goods-view.tsx';
import { Activity } from '../history/activity.tsx';
import { Redemptions } from '../history/redemptions.tsx';
import { GoodDialog } from '../redeem/good-dialog.tsx';
import { usePoints } from '../use-points.ts';
import { PointsSummary } from './points-summary.tsx';
import { useMallAddress, views } from './use-mall-address.ts';

/** Balance of points, items to redeem, and history. */
export function PointMallPage() {
  const { t } = useTranslation('point-mall');
  const { status } = useSession();
  const address = useMallAddress();
  const [converting, setConverting] = useState(false);
  const { data: goods } = useQuery(usePoints().goods);
  const good = goods?.find(({ rewardId }) => rewardId === address.good);
  const tabs = views.map((id) => ({ id, label: t(`view.${id}`) }));
  const choose = (id: string) => address.show(views.find((candidate) => candidate === id) ?? 'goods');
  const isOwn = status === 'member' || status === 'agent';
  return (
    <div className={page}>
      <PageTitle icon="coins">{t('entry.mall')}</PageTitle>
      <PointsSummary onConvert={() => setConverting(true)} />
      {isOwn ? (
        <Tabs label={t('view.label')} tabs={tabs} chosen={address.view} onChoose={choose}>
          {address.view === 'goods' && <GoodsView {...address} />}
          {address.view === 'redeemed' && <Redemptions {...address} />}
          {address.view === 'activity' && <Activity {...address} />}
        </Tabs>
      ) : (
        <GoodsView {...address} />
      )}
      {good && <GoodDialog key={good.rewardId} good={good} address={address} />}
      {converting && <ConvertDialog onClose={() => setConverting(false)} />}
    </div>
  );
}
