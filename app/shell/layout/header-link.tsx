import { useTranslation } from '../../language/translation.tsx';
import { LinkButton } from '../router/link-button.tsx';
import { useLocation } from '../router/router.ts';

interface HeaderLinkProps {
  path: string;
  /** Key of its word in the namespace. */
  label: string;
  namespace: string;
}

/** Leads to a sheet, which leads back here. */
export function HeaderLink({ path, label, namespace }: HeaderLinkProps) {
  const { t } = useTranslation(namespace);
  const { pathname } = useLocation();
  return (
    <LinkButton to={path} state={{ from: pathname, open: true }}>
      {t(label)}
    </LinkButton>
  );
}
