import { useEntryText } from '#app/language/translation.tsx';
import { useGameRecord } from '#app/shell/member/use-game-record.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';

/** Leads to the record of all settled bets on a game. */
export function RecordLink({ nodeId }: { nodeId: number }) {
  const entryText = useEntryText();
  const link = useGameRecord(nodeId);
  if (!link) return null;
  const { to, state, record } = link;
  return (
    <LinkButton to={to} state={state}>
      {entryText(record.namespace, record.label)}
    </LinkButton>
  );
}
