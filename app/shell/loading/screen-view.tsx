import { type ReactNode, Suspense, useMemo } from 'react';
import { requiredContext } from '#app/context/required-context.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { LoadFailed } from '../errors/load-failed.tsx';
import type { Screen } from '../slots/screen.ts';
import type { ScreenLoader } from './screen-loader.ts';

/** The screen loader, for what wants a screen ahead of its being shown. */
export const [ScreenLoaderProvider, useScreenLoader] = requiredContext<ScreenLoader>('ScreenLoader');

interface ScreenViewProps<Props extends object> {
  screen: Screen<Props>;
  props: Props;
  /** Shown while the screen loads, in the shape of what comes. */
  fallback: ReactNode;
}

/** Shows a screen; a load that fails offers to try again. */
export function ScreenView<Props extends object>({ screen, props, fallback }: ScreenViewProps<Props>) {
  const loader = useScreenLoader();
  // The same element stays as it is when only what surrounds it is rendered anew. One that is still being taken over from
  // the prerendered page, in slices, would be taken over in one go if it were made anew meanwhile.
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
