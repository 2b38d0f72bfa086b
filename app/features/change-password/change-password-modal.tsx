import { useSession } from '#app/session/session-context.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { ChangeForm } from './change-form.tsx';

/** Asks for a new password before a held log-in continues. Without a held log-in there is nothing to change. */
export function ChangePasswordModal({ close }: ModalProps) {
  const { held } = useSession();
  return held && <ChangeForm held={held} close={close} />;
}
