import { QuietScreen } from '../loading/quiet-screen.tsx';
import { useSiteStarted } from '../loading/site-started.ts';
import { useModals } from '../modals/modals-context.tsx';
import { useSlot } from '../slots/use-slot.ts';

/** Hooks that are loaded on demand wait until the page has started, so that a prerender never contains one. */
export function SessionHooks() {
  const started = useSiteStarted();
  const modals = useModals();
  return useSlot('sessionHooks')
    .filter(({ pending }) => !pending)
    .map((hook) => {
      const key = `${hook.namespace}-${hook.order}`;
      if (!('screen' in hook)) return <hook.component key={key} />;
      const { screen, decides } = hook;
      const giveUp = () => decides && modals.decide(decides, false);
      return started && <QuietScreen key={key} screen={screen} props={{}} onFailed={giveUp} />;
    });
}
