import { RecordHead } from '#app/kinds/record-page/days/record-head.tsx';
import { RecordExport } from '#app/kinds/record-page/file/record-export.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { Pages } from '#app/shell/paging/pages.tsx';
import type { CsvCell } from '#schemas/csv/csv-lines.ts';
import type { InvitedFriend, Referral } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { FriendList } from './friend-list.tsx';
import { counted, friendsHead } from './invite.css.ts';
import type { FriendsAddress } from './use-referral.ts';

interface FriendsProps {
  friends: Referral['friends'];
  address: FriendsAddress;
  load: (signal: AbortSignal) => AsyncIterable<InvitedFriend[]>;
}

/** Friends who used the code in the chosen days, with their progress. */
export function Friends({ friends, address, load }: FriendsProps) {
  const { t } = useTranslation('invite');
  const { count, from, totalPages } = friends;
  // Members without any friend ever need no choice of days.
  const isEmpty = count === 0 && from === undefined;
  return (
    <>
      <div className={friendsHead}>
        <h2 className={prose.head}>{t('friends')}</h2>
        <p className={counted} role="status">
          {count > 0 && t('counted', { count })}
        </p>
      </div>
      {!isEmpty && (
        <RecordHead
          address={address}
          days={friends}
          t={t}
          action={
            count > 0 && (
              <RecordExport
                {...{ load, t }}
                title={t('friends')}
                columns={[
                  { name: t('column.when'), time: ({ joinedAt }) => joinedAt },
                  { name: t('column.friend'), cell: ({ account }) => account },
                  { name: t('column.state'), cell: ({ state }) => t(`state.${state}`) },
                  { name: t('column.reward'), cell: ({ reward }) => rewardCells(reward, t('column.points'))[0] },
                  { name: t('column.unit'), cell: ({ reward }) => rewardCells(reward, t('column.points'))[1] },
                ]}
                days={friends}
                total={count}
              />
            )
          }
        />
      )}
      <FriendList friends={friends} address={address} />
      <Pages label={t('friends')} page={address.page} count={totalPages} onPage={address.turnTo} />
    </>
  );
}

/** The reward and its unit as cells, both empty until it is paid. */
function rewardCells(reward: InvitedFriend['reward'], points: string): [CsvCell, CsvCell] {
  if (!reward) return ['', ''];
  const { kind, amount, currency } = reward;
  return kind === 'money' && currency ? [{ amount: minorUnits(amount), currency }, currency] : [amount, points];
}
