import { type ReactNode, useState } from 'react';
import { useAtNow } from '#app/clock/use-at-now.ts';
import { Button } from '#app/kit/button/button.tsx';
import { chip } from '#app/kit/chips/chips.css.ts';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { LotteryKind, LotteryTable } from '#schemas/generated/platform.ts';
import type { CurrentIssue } from '../draw/use-issue.ts';
import { addLine, type SlipDraft, type SlipLine, saveLine } from '../slip/slip-draft.ts';
import { OddsLine } from './odds-line.tsx';
import { OptionsGrid } from './options-grid.tsx';
import { addBar, kinds, panel, pickArea, prompt, promptLine } from './pick.css.ts';
import { PlacesPad } from './places-pad.tsx';
import { emptySelection, isComplete, quickPick, randomBelow, type Selection, toggled } from './selection.ts';

interface BetPickerProps {
  table: LotteryTable;
  issue: CurrentIssue;
  draft: SlipDraft;
  /** Undefined for a new line. */
  editing: SlipLine | undefined;
  /** Beside the button that adds: opens the slip where that has no column. `add` puts a complete pick on it first. */
  toSlip?: (add: (() => void) | undefined) => ReactNode;
}

/** Picks one bet on a game and adds it to the slip. */
export function BetPicker({ table, issue, draft, editing, toSlip }: BetPickerProps) {
  const { t } = useTranslation('lottery');
  const [code, setCode] = useState(editing?.kind ?? table.kinds[0]?.code);
  const kind = table.kinds.find((candidate) => candidate.code === code) ?? table.kinds[0];
  const [picked, setPicked] = useState<Selection | null>(editing?.selection.map((option) => option.code) ?? null);
  const [isAdded, setIsAdded] = useState(false);
  // Until the platform names the next draw, a bet would go to this one.
  const isOver = useAtNow((now) => issue.state === 'open' && issue.closeTime <= now);
  if (!kind) return null;
  const selection = picked ?? emptySelection(kind.picker);
  const isDone = isComplete(kind.picker, selection);
  const isFull = draft.lines.length >= table.maxLines && !editing;

  const choose = (next: LotteryKind) => {
    setCode(next.code);
    setPicked(null);
  };
  const canAdd = isDone && !isFull && !isOver;
  const put = () => {
    const options = selection.map((option) => kind.picker.options.find((candidate) => candidate.code === option));
    const bet = { table, kind, issue: issue.forBets, selection: options.flatMap((option) => option ?? []) };
    if (editing) saveLine(draft, editing.id, bet);
    else addLine(draft, bet);
    setPicked(null);
    setIsAdded(true);
  };

  return (
    <div className={panel}>
      <fieldset className={kinds} aria-label={t('pick.kinds')}>
        {table.kinds.map((candidate) => (
          <button
            key={candidate.code}
            type="button"
            className={chip}
            aria-pressed={candidate === kind}
            onClick={() => choose(candidate)}
          >
            {candidate.name}
          </button>
        ))}
      </fieldset>
      <OddsLine kind={kind} />
      <div className={pickArea}>
        <div className={promptLine}>
          <p className={prompt} aria-hidden="true" data-form={kind.picker.form}>
            {pickPrompt(kind, selection, t)}
          </p>
          <Button look="plain" icon="shuffle" onClick={() => setPicked(quickPick(kind.picker, randomBelow))}>
            {t('pick.quick')}
          </Button>
          <Button look="plain" icon="x" disabled={!picked} onClick={() => setPicked(null)}>
            {t('pick.clear')}
          </Button>
        </div>
        <Picker
          key={kind.code}
          kind={kind}
          label={pickPrompt(kind, selection, t)}
          selection={selection}
          onChange={setPicked}
        />
        <p role="status" className={visuallyHidden}>
          {isAdded && !picked && t('pick.added')}
        </p>
        <div className={addBar}>
          {toSlip?.(canAdd && !editing ? put : undefined)}
          <Button look="primary" large wide disabled={!canAdd} onClick={put}>
            {t(editing ? 'pick.save' : 'pick.add')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Prompt with the required and the current number of picks. */
function pickPrompt({ picker: { form, count } }: LotteryKind, selection: Selection, t: Translate<'lottery'>): string {
  if (form === 'positions') return t('pick.places', { count });
  return form === 'choice' ? t('pick.choice') : t('pick.set', { count, picked: selection.length });
}

interface PickerProps {
  kind: LotteryKind;
  /** Accessible name of the group, which says what to pick. */
  label: string;
  selection: Selection;
  onChange: (selection: Selection) => void;
}

function Picker({ kind: { picker: how }, label, selection, onChange }: PickerProps) {
  if (how.form === 'positions') {
    return <PlacesPad label={label} picker={how} selection={selection} onChange={onChange} />;
  }
  const pick = (code: string) => onChange(toggled(how, selection, code));
  return <OptionsGrid label={label} picker={how} selection={selection} onPick={pick} />;
}
