import type { ComponentType } from 'react';

/** A component that is loaded on demand with its feature's words. */
export interface Screen<Props = object> {
  readonly namespace: string;
  readonly load: () => Promise<ComponentType<Props>>;
}
