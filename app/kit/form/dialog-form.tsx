import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';

interface DialogFormProps {
  ref?: Ref<HTMLFormElement>;
  /** Step of space between the fields. */
  gap?: 5 | 6;
  /** Name of the button that sends the form. */
  action: string;
  icon?: IconName;
  busy?: boolean;
  /** Why the form was not sent, above the button. */
  problem?: string | undefined;
  /** Stands above the button in place of the problem. */
  notes?: ReactNode;
  /** Other actions, below the button. */
  others?: ReactNode;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** A form in a dialog or a panel, whose button stays at the foot of that while the fields scroll. */
export function DialogForm(props: DialogFormProps) {
  const { ref, gap = 5, action, icon, busy = false, problem, notes, others, onSubmit, children } = props;
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <form id={id} ref={ref} className={stack[gap]} noValidate onSubmit={send}>
      {children}
      <DialogFoot notes={notes === undefined ? <Alert text={problem} /> : notes}>
        <Button type="submit" form={id} look="primary" {...(icon && { icon })} large wide busy={busy}>
          {action}
        </Button>
        {others}
      </DialogFoot>
    </form>
  );
}
