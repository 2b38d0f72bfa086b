import { Button } from '#app/kit/button/button.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { Empty } from '#app/kit/state/empty.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import type { HistoryWords } from './record-words.ts';

interface NoHistoryProps {
  icon: IconName;
  /** Link to a form for the first row; undefined if only the chosen days or state are empty. */
  form: { path: string; name: string } | undefined;
  onAll: () => void;
  t: HistoryWords;
}

/** Explains an empty list and offers a next step. */
export function NoHistory({ icon, form, onAll, t }: NoHistoryProps) {
  if (form)
    return (
      <Empty icon={icon} title={t('history.none')} text={t('history.noneText')}>
        <LinkButton to={form.path}>{form.name}</LinkButton>
      </Empty>
    );
  return (
    <Empty icon={icon} title={t('history.noneIn')} text={t('history.noneInText')}>
      <Button onClick={onAll}>{t('history.showAll')}</Button>
    </Empty>
  );
}
