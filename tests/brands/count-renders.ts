/** What React has rendered on a page. */
export interface Renders {
  /** Changes of the page. */
  commits: number;
  /** Components rendered for the first time, without those of the prerendered page. */
  mounted: number;
  /** Components that took over a part of the prerendered page. */
  hydrated: number;
  /** Components rendered again. */
  again: number;
  /** Boundaries that an update made React hydrate in one piece, in place of slices. */
  atOnce: number;
}

/** The fields of a React fiber that are counted here. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  memoizedState: unknown;
}

/**
 * Runs in the page before its scripts: counts in `globalThis.renders` what React renders, as its developer tools do, whose hook
 * it uses. It counts a component where React marks it as rendered, so how busy the machine is changes nothing.
 */
export function countRenders(): void {
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  const SUSPENSE = 13;
  const RENDERED = 1;
  /** Lanes of React below which it renders in one piece. */
  const SLICED = 64;
  const renders: Renders = { commits: 0, mounted: 0, hydrated: 0, again: 0, atOnce: 0 };

  const heldBack = ({ tag, memoizedState: state }: Fiber): { retryLane: number } | undefined => {
    if (tag !== SUSPENSE || typeof state !== 'object' || state === null) return undefined;
    if (!('dehydrated' in state && state.dehydrated !== null && 'retryLane' in state)) return undefined;
    return typeof state.retryLane === 'number' ? { retryLane: state.retryLane } : undefined;
  };
  const countAll = (first: Fiber | null, kind: 'mounted' | 'hydrated') => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      if (COMPONENTS.has(fiber.tag)) renders[kind] += 1;
      countAll(fiber.child, kind);
    }
  };
  const wake = (next: Fiber, { retryLane }: { retryLane: number }) => {
    if (retryLane < SLICED) renders.atOnce += 1;
    countAll(next.child, 'hydrated');
  };
  const enter = (child: Fiber) => {
    if (COMPONENTS.has(child.tag)) renders.mounted += 1;
    countAll(child.child, 'mounted');
  };
  const compare = (next: Fiber, last: Fiber) => {
    if (COMPONENTS.has(next.tag) && next.flags & RENDERED) renders.again += 1;
    const boundary = heldBack(last);
    if (boundary && !heldBack(next)) return wake(next, boundary);
    // What React has not entered keeps its children.
    if (next.child === last.child) return;
    for (let child = next.child; child; child = child.sibling) {
      if (child.alternate) compare(child, child.alternate);
      else enter(child);
    }
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => {},
    onCommitFiberRoot(_renderer: number, { current }: { current: Fiber }) {
      renders.commits += 1;
      if (current.alternate) compare(current, current.alternate);
      else countAll(current.child, 'mounted');
    },
  };
  Object.assign(globalThis, { renders, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}
