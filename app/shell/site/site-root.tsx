import '#app/kit/theme/global.css.ts';
import '../errors/outdated.css.ts';
import '../errors/recovery.css.ts';
import { useDocumentLanguage } from '#app/language/language-context.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { LoadFailed } from '../errors/load-failed.tsx';
import { LogIn } from '../log-in/log-in.tsx';
import { ModalHost } from '../modals/modal-host.tsx';
import { SystemStatusGate } from '../notices/system-status-gate.tsx';
import { ToastShelf } from '../toasts/toast-shelf.tsx';
import { BehindPage } from './behind-page.tsx';
import type { Site } from './create-site.ts';
import { Routes } from './routes.tsx';
import { ScrollToTarget } from './scroll-to-target.tsx';
import { SessionHooks } from './session-hooks.tsx';
import { SiteProviders } from './site-providers.tsx';
import { SiteStart } from './site-start.tsx';

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
          <BehindPage slowCalls={site.slowCalls} />
          <DocumentState />
        </ErrorBoundary>
      </SiteStart>
    </SiteProviders>
  );
}

function DocumentState() {
  useDocumentLanguage();
  return <ScrollToTarget />;
}
