import { type FormEvent, useId, useState } from 'react';
import { useOfficeWords } from '#app/kinds/office-page/use-office-words.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { NamedText } from './named-text.tsx';
import { isSameName, LONGEST_NAME, MOST_VIEWS } from './saved-views.ts';
import type { ViewsOfPage } from './use-saved-views.ts';

interface SaveViewProps {
  views: ViewsOfPage;
  onClose: () => void;
}

/** Saves the current view under a name. */
export function SaveView({ views, onClose }: SaveViewProps) {
  const { t } = useOfficeWords();
  const id = useId();
  const first = useFirstFocus();
  const [typed, setTyped] = useState(views.current?.name ?? '');
  const [isUsual, setIsUsual] = useState(views.current !== undefined && views.current.name === views.usual);
  const [isTried, setIsTried] = useState(false);
  const name = typed.trim();
  const isKnown = views.views.some((one) => isSameName(one.name, name));
  const isMany = !isKnown && views.views.length >= MOST_VIEWS;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (name === '') return first.current?.focus();
    if (!isMany && views.save(name, isUsual)) onClose();
  };
  const many = isMany ? t('saved.many', { most: MOST_VIEWS }) : undefined;
  return (
    <Dialog small keep title={t('saved.save')} onClose={onClose}>
      <form id={id} className={stack[5]} noValidate onSubmit={save}>
        <Field
          ref={first}
          label={t('saved.name')}
          help={t('saved.help')}
          error={isTried && name === '' ? t('saved.missing') : undefined}
          value={typed}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Checkbox checked={isUsual} onChange={({ target }) => setIsUsual(target.checked)}>
          {t('saved.usual')}
        </Checkbox>
        <DialogFoot notes={<Alert text={views.isFull ? t('saved.full') : many} />}>
          <Button type="submit" form={id} look="primary" wide>
            {isKnown ? (
              <NamedText text={(savedName) => t('saved.replace', { name: savedName })} name={name} />
            ) : (
              t('saved.action')
            )}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
