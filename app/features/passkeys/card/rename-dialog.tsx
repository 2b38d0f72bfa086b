import { type FormEvent, useId, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { Passkey } from '#schemas/generated/platform.ts';
import { useRename } from '../use-passkeys.ts';

const MAX_NAME_LENGTH = 40;

/** Names a passkey, so that the member knows which one it is. */
export function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('passkeys');
  const id = useId();
  const [name, setName] = useState(passkey.name);
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error } = useRename(passkey, onClose);
  const isEmpty = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isEmpty && !isPending) mutate(name.trim());
  };
  return (
    <Dialog small title={t('rename.title')} onClose={onClose}>
      <form id={id} className={stack[5]} noValidate onSubmit={submit}>
        <Field
          label={t('rename.name')}
          help={t('rename.help')}
          error={isTried && isEmpty ? t('rename.required') : undefined}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <DialogFoot notes={<Alert text={error ? describeProblem(error, t) : undefined} />}>
          <Button type="submit" form={id} look="primary" large wide busy={isPending}>
            {t('rename.action')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
