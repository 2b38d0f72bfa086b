import {
  createContext,
  type ReactNode,
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

interface Group {
  members: readonly Member[];
  join: (member: Member) => () => void;
  /** Words for all of them: of several, or of the only one too. */
  words: { title: string; text?: string | undefined };
  isGeneral: boolean;
  /** Beside the page: a failure of the page itself stands for those here. */
  isAside: boolean;
}

/** Null where each problem shows itself, as in a dialog. */
export const ProblemGroupContext = createContext<Group | null>(null);

interface ProblemGroupProps extends Pick<Group, 'isGeneral'> {
  title: string;
  text?: string | undefined;
  /** Called when a problem is shown, and when none is shown any more. */
  onChange?: (isShown: boolean) => void;
  children: ReactNode;
}

/** Failures inside it are shown once, in place of the first; its button retries all of them. */
export function ProblemGroup({ title, text, isGeneral, onChange, children }: ProblemGroupProps) {
  const [members, setMembers] = useState<readonly Member[]>([]);
  const isShown = members.length > 0;
  const changed = useEffectEvent((shown: boolean) => onChange?.(shown));
  useEffect(() => changed(isShown), [isShown]);
  const group = useMemo(
    () => ({
      members,
      isGeneral,
      isAside: false,
      words: { title, text },
      join(member: Member) {
        setMembers((all) => [...all, member]);
        return () => setMembers((all) => all.filter(({ id }) => id !== member.id));
      },
    }),
    [members, title, text, isGeneral],
  );
  return <ProblemGroupContext value={group}>{children}</ProblemGroupContext>;
}

/** What stands beside the page: its problems show only if the page has none. */
export function AsideProblems({ children }: { children: ReactNode }) {
  const group = use(ProblemGroupContext);
  const aside = useMemo(() => group && { ...group, isAside: true }, [group]);
  return <ProblemGroupContext value={aside}>{children}</ProblemGroupContext>;
}

/** How a problem shows in its group, if it is in one; null if another one stands for it. */
export function useProblemPlace(own: { title: string; text?: string | undefined; onAction: () => void }) {
  const group = use(ProblemGroupContext);
  const id = useId();
  const retry = useEffectEvent(own.onAction);
  const enter = useEffectEvent(() => group?.join({ id, retry: () => retry(), isAside: group.isAside }));
  const isGrouped = group !== null;
  useLayoutEffect(() => (isGrouped ? enter() : undefined), [isGrouped]);
  if (!group) return own;
  const { members, words, isGeneral } = group;
  const lead = members.find(({ isAside }) => !isAside) ?? members[0];
  if (lead?.id !== id) return null;
  const { title, text } = isGeneral || members.length > 1 ? words : own;
  const onAction = () => {
    for (const member of members) member.retry();
  };
  return { title, text, onAction };
}
