import { knownZone } from '#app/clock/known-zone.ts';
import { Badge } from '#app/kit/badge/badge.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { List } from '#app/kit/list/list.tsx';
import { ListRow } from '#app/kit/list/list-row.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useRewardText } from '#app/shell/points/use-reward-text.ts';
import type { Referral } from '#schemas/generated/platform.ts';
import type { FriendsAddress } from './use-referral.ts';

const TONES = { joined: 'plain', playing: 'accent', rewarded: 'win' } as const;

interface FriendListProps {
  friends: Referral['friends'];
  address: Pick<FriendsAddress, 'filter'>;
}

/** One page of friends. An empty list explains itself. */
export function FriendList({ friends, address }: FriendListProps) {
  const { t } = useTranslation('invite');
  const { tag } = useCurrentLanguage();
  const rewardText = useRewardText();
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: knownZone(friends.timeZone) });
  if (friends.totalPages === 0) return friends.from ? <NoFriendsIn address={address} /> : <NoFriends />;
  return (
    <List label={t('friends')}>
      {friends.content.map(({ account, joinedAt, state, reward }) => (
        <ListRow
          key={`${account}-${joinedAt}`}
          lead={<Icon name="user-circle" size={24} />}
          text={<bdi>{account}</bdi>}
          note={t('since', { day: day.format(joinedAt) })}
          trail={<Badge tone={TONES[state]}>{reward ? `+${rewardText(reward)}` : t(`state.${state}`)}</Badge>}
        />
      ))}
    </List>
  );
}

function NoFriends() {
  const { t } = useTranslation('invite');
  return <Empty icon="user-plus" title={t('none')} text={t('noneText')} />;
}

function NoFriendsIn({ address: { filter } }: Pick<FriendListProps, 'address'>) {
  const { t } = useTranslation('invite');
  return (
    <Empty icon="user-plus" title={t('noneIn.title')} text={t('noneIn.text')}>
      <Button onClick={() => filter({ range: null, from: null, to: null })}>{t('showAll')}</Button>
    </Empty>
  );
}
