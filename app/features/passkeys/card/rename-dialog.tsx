import { useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { Passkey } from '#schemas/generated/platform.ts';
import { useRename } from '../use-passkeys.ts';

const MAX_NAME_LENGTH = 40;

export function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('passkeys');
  const [name, setName] = useState(passkey.name);
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error } = useRename(passkey, onClose);
  const isEmpty = name.trim() === '';
  const submit = () => {
    setIsTried(true);
    if (!isEmpty && !isPending) mutate(name.trim());
  };
  return (
    <Dialog small title={t('rename.title')} onClose={onClose}>
      <DialogForm
        action={t('rename.action')}
        busy={isPending}
        problem={error ? describeProblem(error, t) : undefined}
        onSubmit={submit}
      >
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
      </DialogForm>
    </Dialog>
  );
}
