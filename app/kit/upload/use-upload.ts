import { type DragEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { redrawPicture } from './redraw-picture.ts';
import { type ImageKind, sniffImage } from './sniff-image.ts';

/** Why a file is rejected. */
export type UploadFault = 'type' | 'size' | 'empty';

interface UploadOptions {
  onChange: (file: File | null) => void;
  onFault: ((fault: UploadFault) => void) | undefined;
  accept: readonly ImageKind[];
  /** Maximum size in bytes. */
  limit: number;
  fixed: boolean;
}

/** Checks a chosen or dropped file, draws it again, and reports a valid picture. */
export function useUpload({ onChange, onFault, accept, limit, fixed }: UploadOptions) {
  const [fault, setFault] = useState<UploadFault>();
  const [over, setOver] = useState(false);
  const latest = useRef<File>(null);

  /** @param field the control, whose form waits for the picture */
  const take = async (file: File | undefined, field: Element) => {
    if (!file || fixed) return;
    latest.current = file;
    const submit = holdSubmit(field.closest('form'));
    const { found, picture } = await checked(file, accept, limit).finally(submit.letGo);
    // Meanwhile another file was chosen, or this one removed.
    if (latest.current !== file) return;
    // The form submits its last rendered value.
    flushSync(() => {
      setFault(found);
      onChange(picture);
    });
    if (found) onFault?.(found);
    else submit.repeat();
  };
  const remove = () => {
    latest.current = null;
    setFault(undefined);
    onChange(null);
  };

  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(!fixed);
    },
    // Dragging over the text or the picture inside does not count as leaving.
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer.files[0], event.currentTarget);
    },
  };
  return { fault, over, take, remove, zone };
}

interface Checked {
  found?: UploadFault;
  picture: File | null;
}

async function checked(file: File, accept: readonly ImageKind[], limit: number): Promise<Checked> {
  if (file.size === 0) return { found: 'empty', picture: null };
  const kind = await sniffImage(file).catch(() => undefined);
  const picture = kind && accept.includes(kind) ? await redrawPicture(file, { kind, accept, limit }) : null;
  if (picture && picture.size <= limit) return { picture };
  return { found: picture || file.size > limit ? 'size' : 'type', picture: null };
}

/**
 * Keeps a form from being submitted while something that belongs to it is being made. `letGo` ends that; `repeat` then
 * submits the form if it was asked for meanwhile.
 */
function holdSubmit(form: HTMLFormElement | null): { letGo: () => void; repeat: () => void } {
  let isAsked = false;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    isAsked = true;
  };
  // React hears of it further up.
  form?.addEventListener('submit', hold, true);
  return {
    letGo: () => form?.removeEventListener('submit', hold, true),
    repeat: () => {
      // The oldest browsers have no `requestSubmit`.
      if (isAsked) form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    },
  };
}
