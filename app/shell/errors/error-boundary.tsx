import { Component, type ReactNode } from 'react';
import { Reloading } from './reloading.ts';

interface ErrorBoundaryProps {
  fallback: (problem: unknown, retry: () => void) => ReactNode;
  /** Called after the fallback is shown. */
  onCaught?: (() => void) | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  problem: unknown;
  tried: boolean;
}

/**
 * Contains a failure and offers a retry. The second retry reloads the page: browsers may cache a failed script for the
 * life of the page, and a release renames it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { problem: null, tried: false };

  static getDerivedStateFromError(problem: unknown): Partial<ErrorBoundaryState> {
    return { problem };
  }

  override componentDidCatch(): void {
    this.props.onCaught?.();
  }

  private retry(): void {
    if (this.state.tried) {
      const event = new Reloading();
      dispatchEvent(event);
      void Promise.allSettled(event.work).then(() => location.reload());
    } else this.setState({ problem: null, tried: true });
  }

  override render(): ReactNode {
    const { problem } = this.state;
    return problem ? this.props.fallback(problem, () => this.retry()) : this.props.children;
  }
}
