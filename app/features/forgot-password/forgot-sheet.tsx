import { useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { SheetBanner } from '#app/shell/banners/sheet-banner.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { type Contributed, useSlot } from '#app/shell/slots/use-slot.ts';
import { action, field } from './forgot-sheet.css.ts';

/** Sheet with the ways to recover a password. */
export function ForgotSheet({ close }: ModalProps) {
  const { t } = useTranslation('forgot-password');
  return (
    <Dialog title={t('title')} onClose={close} keep>
      <div className={stack[5]}>
        <SheetBanner group="w_forget" onFollow={close} />
        <Methods close={close} />
      </div>
    </Dialog>
  );
}

function Methods({ close }: ModalProps) {
  const { t } = useTranslation('forgot-password');
  const entryText = useEntryText();
  const methods = useSlot('forgotMethods').filter(({ pending }) => !pending);
  const [chosen, setChosen] = useState('');
  const shown = methods.find(({ namespace }) => namespace === chosen) ?? methods[0];
  if (!shown) return null;
  if (methods.length === 1) return <Method method={shown} close={close} />;
  const tabs = methods.map(({ namespace, label }) => ({ id: namespace, label: entryText(namespace, label) }));
  return (
    <Tabs label={t('ways')} tabs={tabs} chosen={shown.namespace} onChoose={setChosen}>
      <Method key={shown.namespace} method={shown} close={close} />
    </Tabs>
  );
}

function Method({ method, close }: ModalProps & { method: Contributed<'forgotMethods'> }) {
  const fallback = (
    <div className={stack[5]} aria-busy="true">
      <Skeleton className={field} />
      <Skeleton className={field} />
      <DialogFoot>
        <Skeleton className={action} />
      </DialogFoot>
    </div>
  );
  return <ScreenView screen={method.screen} props={{ close }} fallback={fallback} />;
}
