import '../../kit/theme/global.css.ts';
import { useDocumentLanguage } from '../../language/language-context.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { LoadFailed } from '../errors/load-failed.tsx';
import { QuietScreen } from '../loading/quiet-screen.tsx';
import { LogIn } from '../log-in/log-in.tsx';
import { ModalHost } from '../modals/modal-host.tsx';
import { Routes } from '../router/routes.tsx';
import { useSlot } from '../slots/use-slot.ts';
import { SystemStatusGate } from '../status/system-status-gate.tsx';
import { ToastShelf } from '../toasts/toast-shelf.tsx';
import type { Site } from './create-site.ts';
import { ScrollToTarget } from './scroll-to-target.tsx';
import { SiteProviders } from './site-providers.tsx';
import { SiteStart } from './site-start.tsx';
import { useSiteStarted } from './site-started.ts';

/** The whole site, below its router. */
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
            <SessionHooks />
          </SystemStatusGate>
          <DocumentState />
        </ErrorBoundary>
      </SiteStart>
    </SiteProviders>
  );
}

/** A hook that is loaded on demand waits for the page to have started, so that a prerender never has part of one. */
function SessionHooks() {
  const started = useSiteStarted();
  return useSlot('sessionHooks')
    .filter(({ pending }) => !pending)
    .map((hook) => {
      const key = `${hook.namespace}-${hook.order}`;
      if (!('screen' in hook)) return <hook.component key={key} />;
      return started && <QuietScreen key={key} screen={hook.screen} props={{}} />;
    });
}

function DocumentState() {
  useDocumentLanguage();
  return <ScrollToTarget />;
}
