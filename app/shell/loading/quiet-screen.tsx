import { Suspense } from 'react';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import type { Screen } from '../slots/screen.ts';
import { useScreenLoader } from './screen-view.tsx';

interface QuietScreenProps<Props extends object> {
  screen: Screen<Props>;
  props: Props;
  /** Called when it fails to load. */
  onFailed?: () => void;
}

/** An optional screen: shown once loaded, and silently left out if that fails. */
export function QuietScreen<Props extends object>({ screen, props, onFailed }: QuietScreenProps<Props>) {
  return (
    <ErrorBoundary fallback={() => null} onCaught={onFailed}>
      <Suspense fallback={null}>
        <Loaded screen={screen} props={props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded<Props extends object>({ screen, props }: Omit<QuietScreenProps<Props>, 'onFailed'>) {
  const Component = useScreenLoader().component(screen);
  return <Component {...props} />;
}
