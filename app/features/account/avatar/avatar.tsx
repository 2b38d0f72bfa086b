import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstCharacter } from '#app/kit/writing/first-character.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { memberIcon } from '#app/platform/generated/operations/member-icon.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { avatar, picture } from './avatar.css.ts';
import { iconAddress } from './icon-address.ts';

interface AvatarProps {
  account: string;
  size?: keyof typeof avatar;
}

/**
 * The member's icon, or the first letter of the account without one. Decorative: the name is next to it or labels the
 * button around it.
 */
export function Avatar({ account, size = 'small' }: AvatarProps) {
  const { tag } = useCurrentLanguage();
  const icon = useMemberIcon();
  const [broken, setBroken] = useState<string>();
  return (
    <span className={avatar[size]} aria-hidden="true">
      {firstCharacter(account).toLocaleUpperCase(tag)}
      {icon && icon !== broken && <img className={picture} src={icon} alt="" onError={() => setBroken(icon)} />}
    </span>
  );
}

/** The picture of the member's avatar as an address for an `<img>`, asked for once a session; trial accounts have none. */
function useMemberIcon(): string | undefined {
  const platform = usePlatform();
  const { member, status } = useSession();
  const { data } = useQuery({
    queryKey: ['member-icon', member?.id],
    queryFn: async ({ signal }) => iconAddress(await memberIcon(platform, { signal })),
    enabled: status === 'member' || status === 'agent',
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
  });
  return data ?? undefined;
}
