import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { chip } from '../../../kit/chips/chips.css.ts';
import { visuallyHidden } from '../../../kit/theme/hidden.css.ts';
import { useTranslation } from '../../../language/translation.tsx';
import type { LotteryKind, LotteryTable } from '../../../platform/contract.ts';
import type { CurrentIssue } from '../draw/use-issue.ts';
import { addLine, type SlipDraft, type SlipLine, saveLine } from '../slip/slip-draft.ts';
import { OddsLine } from './odds-line.tsx';
import { OptionsGrid } from './options-grid.tsx';
import { actions, add, kinds, panel } from './pick.css.ts';
import { PlacesPad } from './places-pad.tsx';
import { chance, emptySelection, isComplete, quickPick, type Selection, toggled } from './selection.ts';

interface BetPickerProps {
  table: LotteryTable;
  issue: CurrentIssue;
  draft: SlipDraft;
  /** The line that is being changed; a new one is made without it. */
  editing: SlipLine | undefined;
}

/** Picks one bet on a game and puts it on the slip. */
export function BetPicker({ table, issue, draft, editing }: BetPickerProps) {
  const { t } = useTranslation('lottery');
  const [code, setCode] = useState(editing?.kind ?? table.kinds[0]?.code);
  const kind = table.kinds.find((candidate) => candidate.code === code) ?? table.kinds[0];
  const [picked, setPicked] = useState<Selection | null>(editing?.selection.map((option) => option.code) ?? null);
  const [isAdded, setAdded] = useState(false);
  if (!kind) return null;
  const selection = picked ?? emptySelection(kind.picker);
  const isDone = isComplete(kind.picker, selection);
  const isFull = draft.lines.length >= table.maxLines && !editing;

  const choose = (next: LotteryKind) => {
    setCode(next.code);
    setPicked(null);
  };
  const put = () => {
    const options = selection.map((option) => kind.picker.options.find((known) => known.code === option));
    const bet = { table, kind, issue: issue.forBets, selection: options.flatMap((option) => option ?? []) };
    if (editing) saveLine(draft, editing.id, bet);
    else addLine(draft, bet);
    setPicked(null);
    setAdded(true);
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
      <Picker key={kind.code} kind={kind} selection={selection} onChange={setPicked} />
      <p role="status" className={visuallyHidden}>
        {isAdded && !picked && t('pick.added')}
      </p>
      <div className={actions}>
        <Button icon="shuffle" onClick={() => setPicked(quickPick(kind.picker, chance))}>
          {t('pick.quick')}
        </Button>
        <Button look="plain" disabled={!picked} onClick={() => setPicked(null)}>
          {t('pick.clear')}
        </Button>
        <div className={add}>
          <Button look="primary" large whole disabled={!isDone || isFull} onClick={put}>
            {t(editing ? 'pick.save' : 'pick.add')}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface PickerProps {
  kind: LotteryKind;
  selection: Selection;
  onChange: (selection: Selection) => void;
}

function Picker({ kind, selection, onChange }: PickerProps) {
  const { t } = useTranslation('lottery');
  const { picker } = kind;
  if (picker.form === 'positions') {
    const label = t('pick.places', { count: picker.count });
    return <PlacesPad label={label} picker={picker} selection={selection} onChange={onChange} />;
  }
  const label =
    picker.form === 'choice' ? t('pick.choice') : t('pick.set', { count: picker.count, picked: selection.length });
  const pick = (code: string) => onChange(toggled(picker, selection, code));
  return <OptionsGrid label={label} picker={picker} selection={selection} onPick={pick} />;
}
