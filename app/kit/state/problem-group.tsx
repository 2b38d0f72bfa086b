import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

interface Member {
  id: string;
  retry: () => void;
  isAside: boolean;
}

interface Words {
  title: string;
  text?: string | undefined;
}

/** Words for all failures of a group: of several, or of the only one too. */
interface GroupWords extends Words {
  isGeneral: boolean;
}

interface Group {
  members: readonly Member[];
  setMembers: Dispatch<SetStateAction<readonly Member[]>>;
  words: GroupWords;
  /** The group is beside the page: a failure of the page itself stands for those here. */
  isAside?: boolean;
}

/** Null where each problem shows itself, as in a dialog. */
export const ProblemGroupContext = createContext<Group | null>(null);

interface ProblemGroupProps extends GroupWords {
  /** Called when a problem appears, and when the last one goes. */
  onChange?: (isShown: boolean) => void;
  children: ReactNode;
}

/** Failures inside it are shown once, in place of the first; its button retries all of them. */
export function ProblemGroup({ onChange, children, title, text, isGeneral }: ProblemGroupProps) {
  const [members, setMembers] = useState<readonly Member[]>([]);
  const isShown = members.length > 0;
  const changed = useEffectEvent((shown: boolean) => onChange?.(shown));
  useEffect(() => changed(isShown), [isShown]);
  // A new value would render all that reads it, and end a hydration in slices.
  const group = useMemo(
    () => ({ members, setMembers, words: { title, text, isGeneral } }),
    [members, title, text, isGeneral],
  );
  return <ProblemGroupContext value={group}>{children}</ProblemGroupContext>;
}

/** Groups what is beside the page: its problems show only if the page has none. */
export function AsideProblems({ children }: { children: ReactNode }) {
  const group = use(ProblemGroupContext);
  const aside = useMemo(() => group && { ...group, isAside: true }, [group]);
  return <ProblemGroupContext value={aside}>{children}</ProblemGroupContext>;
}

/** Says how a problem shows in its group, if it is in one; null if another one stands for it. */
export function useProblemPlace(own: Words & { onAction: () => void }) {
  const group = use(ProblemGroupContext);
  const id = useId();
  const retry = useEffectEvent(own.onAction);
  const { members, setMembers, words, isAside = false } = group ?? {};
  useLayoutEffect(() => {
    setMembers?.((all) => [...all, { id, retry: () => retry(), isAside }]);
    return () => setMembers?.((all) => all.filter((member) => member.id !== id));
  }, [id, isAside, setMembers]);
  if (!members || !words) return own;
  const lead = members.find((member) => !member.isAside) ?? members[0];
  if (lead?.id !== id) return null;
  const { title, text } = words.isGeneral || members.length > 1 ? words : own;
  const onAction = () => {
    for (const member of members) member.retry();
  };
  return { title, text, onAction };
}
