import '#app/kit/theme/global.css.ts';
import '../errors/recovery.css.ts';
import { useDocumentLanguage } from '#app/language/language-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { LoadFailed } from '../errors/load-failed.tsx';
import { late } from '../loading/late.tsx';
import { loadAgainOnline } from '../loading/load-again.ts';
import { LogIn } from '../log-in/log-in.tsx';
import { ModalHost } from '../modals/modal-host.tsx';
import { Routes } from '../router/routes.tsx';
import { SystemStatusGate } from '../status/system-status-gate.tsx';
import { ToastShelf } from '../toasts/toast-shelf.tsx';
import type { Site } from './create-site.ts';
import { ScrollToTarget } from './scroll-to-target.tsx';
import { SessionHooks } from './session-hooks.tsx';
import { SiteProviders } from './site-providers.tsx';
import { SiteStart } from './site-start.tsx';

/** Milliseconds after which the page has loaded everything that it needs first. */
const SETTLED = 8_000;

const loadBackground = async () => (await loadAgainOnline(() => import('./background.tsx'))).Background;

/** Loaded early enough to be there when the connection is lost or a release removes its files. */
const LateBackground = late(
  async () => {
    await new Promise((resolve) => setTimeout(resolve, SETTLED));
    return loadBackground();
  },
  () => null,
);

/** For a page that needs it at once. */
const Background = late(loadBackground, () => null);

/** The whole site, inside its router. */
export function SiteRoot({ site }: { site: Site }) {
  return (
    <SiteProviders site={site}>
      <SiteStart site={site}>
        <ErrorBoundary fallback={(problem, retry) => <LoadFailed problem={problem} retry={retry} />}>
          <SystemStatusGate>
            <Routes />
            <LogIn />
            <ModalHost />
            <ToastShelf />
          </SystemStatusGate>
          <SessionHooks />
          <BehindPage />
          <DocumentState />
        </ErrorBoundary>
      </SiteStart>
    </SiteProviders>
  );
}

/** What runs behind the page. It also asks again for a member who could not be loaded, which cannot wait. */
function BehindPage() {
  return useSession().status === 'unknown' ? <Background /> : <LateBackground />;
}

function DocumentState() {
  useDocumentLanguage();
  return <ScrollToTarget />;
}
