import { type ReactNode, useEffect } from 'react';
import { useBrand } from '../../brand/brand-context.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { useSession } from '../../session/session-context.tsx';
import { layouts } from '../layout/layouts.tsx';
import { ScreenSkeleton } from '../loading/screen-skeleton.tsx';
import { ScreenView } from '../loading/screen-view.tsx';
import { useSiteStarted } from '../site/site-started.ts';
import { type Contributed, useSlot } from '../slots/use-slot.ts';
import { findRoute } from './find-route.ts';
import { paths } from './paths.ts';
import { Navigate, useLocation } from './router.ts';

/** The page of the address: guarded, titled, in its layout. An address without a page leads to the index. */
export function Routes() {
  const { pathname } = useLocation();
  const route = findRoute(useSlot('routes'), pathname);
  if (!route) return <Navigate to={paths.index} replace />;
  const Layout = layouts[route.layout];
  return (
    <Layout>
      <Guard access={route.access} key={route.view}>
        <Page route={route} />
      </Guard>
    </Layout>
  );
}

function Page({ route }: { route: Contributed<'routes'> }) {
  const { t } = useTranslation(route.namespace);
  const brand = useBrand();
  const title = `${t(route.title)} · ${brand.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  // A public page stands prerendered; it stays while the platform is asked whether it is on.
  if (route.pending && route.access !== 'public') return <ScreenSkeleton />;
  return <ScreenView screen={route.screen} props={{}} fallback={<ScreenSkeleton />} />;
}

interface GuardProps {
  access: Contributed<'routes'>['access'];
  children: ReactNode;
}

/** A page that needs a person sends a guest to the log-in, which leads back here. */
function Guard({ access, children }: GuardProps) {
  const { status } = useSession();
  const location = useLocation();
  const started = useSiteStarted();
  if (access === 'public') return children;
  if (!started) return <ScreenSkeleton />;
  if (access === 'agent') return status === 'agent' ? children : <Navigate to={paths.agent} replace />;
  return status === 'guest' ? <Navigate to={paths.login} state={{ from: location.pathname }} replace /> : children;
}
