import { Badge } from '#app/kit/badge/badge.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { List } from '#app/kit/list/list.tsx';
import { ListRow } from '#app/kit/list/list-row.tsx';
import { Empty } from '#app/kit/state/empty.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useRewardText } from '#app/shared/points/use-reward-text.ts';
import { Pages } from '#app/shell/paging/pages.tsx';
import type { Referral } from '#schemas/generated/platform.ts';
import { heading } from './invite.css.ts';

const TONES = { joined: 'plain', playing: 'accent', rewarded: 'win' } as const;

interface FriendsProps {
  friends: Referral['friends'];
  page: number;
  onPage: (page: number) => void;
}

/** The friends who used the code, and their progress. */
export function Friends({ friends, page, onPage }: FriendsProps) {
  const { t } = useTranslation('invite');
  const { tag } = useCurrentLanguage();
  const rewardText = useRewardText();
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  return (
    <>
      <h2 className={heading}>{t('friends')}</h2>
      {friends.totalPages === 0 ? (
        <Empty icon="user-plus" title={t('none')} text={t('noneText')} />
      ) : (
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
      )}
      <Pages label={t('friends')} page={page} count={friends.totalPages} onPage={onPage} />
    </>
  );
}
