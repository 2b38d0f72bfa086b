import { type DragEvent, useRef, useState } from 'react';
import { type ImageKind, sniffImage } from './sniff-image.ts';
import { turnUpright } from './turn-upright.ts';

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

/** Checks a chosen or dropped file, rotates a photograph upright, and reports a valid picture. */
export function useUpload({ onChange, onFault, accept, limit, fixed }: UploadOptions) {
  const [fault, setFault] = useState<UploadFault>();
  const [over, setOver] = useState(false);
  const latest = useRef<File>(null);

  const take = async (file: File | undefined) => {
    if (!file || fixed) return;
    latest.current = file;
    const found = await faultOf(file, accept, limit);
    const upright = found ? null : await turnUpright(file, limit);
    // Meanwhile another file was chosen, or this one removed.
    if (latest.current !== file) return;
    setFault(found);
    onChange(upright);
    if (found) onFault?.(found);
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
      void take(event.dataTransfer.files[0]);
    },
  };
  return { fault, over, take, remove, zone };
}

async function faultOf(file: File, accept: readonly ImageKind[], limit: number): Promise<UploadFault | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > limit) return 'size';
  const kind = await sniffImage(file).catch(() => undefined);
  return kind && accept.includes(kind) ? undefined : 'type';
}
