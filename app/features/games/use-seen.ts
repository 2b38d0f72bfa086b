import { type Near, useNear } from '#app/kit/near/use-near.ts';

/** The visible share at which an element's picture is loaded, by the specification. */
const VISIBLE: IntersectionObserverInit = { threshold: 0.1 };

/** True once the element has been visible. */
export function useSeen<Kind extends HTMLElement>(): { ref: Near<Kind>['ref']; seen: boolean } {
  const { ref, near } = useNear<Kind>(VISIBLE);
  return { ref, seen: near };
}
