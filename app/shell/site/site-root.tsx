import { useEffect, useState } from 'react';
import '../../kit/theme/global.css.ts';
import { useDocumentLanguage } from '../../language/language-context.tsx';
import { loadModuleTree } from '../../modules/load-module-tree.ts';
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
import { SiteStartedContext, useSiteStarted } from './site-started.ts';

/** The whole site, below its router. */
export function SiteRoot({ site }: { site: Site }) {
  const started = useStart(site);
  return (
    <SiteProviders site={site}>
      <SiteStartedContext value={started}>
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
      </SiteStartedContext>
    </SiteProviders>
  );
}

/** Asks the platform what is on and who is here, once the first paint is done. */
function useStart(site: Site): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    void loadModuleTree(site.platform, site.modules, globalThis.sessionStorage);
    void site.session.restore().finally(() => {
      delete document.documentElement.dataset['session'];
      setStarted(true);
    });
    site.scheme.adopt(document);
  }, [site]);
  return started;
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
