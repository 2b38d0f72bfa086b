import { useBrand } from '../../brand/brand-context.tsx';
import type { IconName } from '../../kit/icon/icon-name.ts';
import { useSession } from '../../session/session-context.tsx';
import { paths } from '../../shell/router/paths.ts';
import { useHasPage } from '../../shell/slots/use-has-page.ts';

export interface AccountLink {
  icon: IconName;
  /** Key of this feature's words. */
  label: 'agentPage' | 'help' | 'support' | 'blog';
  /** A page of this site, or an address elsewhere. */
  to: string;
  external: boolean;
}

/** Where a person can go from the account: only what this brand has, and only what is for this person. */
export function useAccountLinks(): AccountLink[] {
  const { support, resources } = useBrand();
  const { status } = useSession();
  const hasBackOffice = useHasPage(paths.agentHome);
  const hasHelp = useHasPage(paths.help);
  const links: (AccountLink | false)[] = [
    status === 'agent' &&
      hasBackOffice && { icon: 'users-three', label: 'agentPage', to: paths.agentHome, external: false },
    support.url !== null && { icon: 'headset', label: 'support', to: support.url, external: true },
    hasHelp && { icon: 'question', label: 'help', to: paths.help, external: false },
    Boolean(resources['blog']) && {
      icon: 'arrow-square-out',
      label: 'blog',
      to: resources['blog'] ?? '',
      external: true,
    },
  ];
  return links.filter((link) => link !== false);
}
