import { type ReactNode, Suspense, useMemo } from 'react';
import { requiredContext } from '#app/context/required-context.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { LoadFailed } from '../errors/load-failed.tsx';
import type { Screen } from '../slots/screen.ts';
import type { ScreenLoader } from './screen-loader.ts';

/** The screen loader, for preloading. @throws outside a `ScreenLoaderProvider`. */
export const [ScreenLoaderProvider, useScreenLoader] = requiredContext<ScreenLoader>('ScreenLoader');

interface ScreenViewProps<Props extends object> {
  screen: Screen<Props>;
  props: Props;
  /** Shown while the screen loads, in its shape. */
  fallback: ReactNode;
}

/** Shows a screen; a failed load offers a retry. */
export function ScreenView<Props extends object>({ screen, props, fallback }: ScreenViewProps<Props>) {
  const loader = useScreenLoader();
  // A stable element while only its parents re-render: a new one would make React finish a sliced hydration
  // synchronously.
  return useMemo(
    () => (
      <ErrorBoundary
        fallback={(problem, retry) => <LoadFailed problem={problem} retry={retry} />}
        onCaught={() => loader.forget(screen)}
      >
        <Suspense fallback={fallback}>
          <Loaded screen={screen} props={props} />
        </Suspense>
      </ErrorBoundary>
    ),
    [screen, props, fallback, loader],
  );
}

function Loaded<Props extends object>({ screen, props }: Omit<ScreenViewProps<Props>, 'fallback'>) {
  const Component = useScreenLoader().component(screen);
  return <Component {...props} />;
}
