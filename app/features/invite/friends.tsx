import { RecordHead } from '#app/kinds/record-page/days/record-head.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { Pages } from '#app/shell/paging/pages.tsx';
import type { InvitedFriend, Referral } from '#schemas/generated/platform.ts';
import { FriendList } from './friend-list.tsx';
import { FriendsExport } from './friends-export.tsx';
import { counted, friendsHead } from './invite.css.ts';
import type { FriendsAddress } from './use-referral.ts';

interface FriendsProps {
  friends: Referral['friends'];
  address: FriendsAddress;
  load: (signal: AbortSignal) => AsyncIterable<InvitedFriend[]>;
}

/** The friends who used the code in the chosen days, and their progress. */
export function Friends({ friends, address, load }: FriendsProps) {
  const { t } = useTranslation('invite');
  const { count, from, totalPages } = friends;
  // Who never had a friend join needs no days to choose from.
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
          action={count > 0 && <FriendsExport friends={friends} load={load} />}
        />
      )}
      <FriendList friends={friends} address={address} />
      <Pages label={t('friends')} page={address.page} count={totalPages} onPage={address.turnTo} />
    </>
  );
}
