import { type ReactNode, type Ref, useId } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { field } from '../field/field.css.ts';
import { FieldError } from '../field/field-error.tsx';
import { ariaOf, type FieldWords } from '../field/field-words.ts';
import { Icon } from '../icon/icon.tsx';
import { Progress } from '../progress/progress.tsx';
import { formatSize } from './format-size.ts';
import type { ImageKind } from './sniff-image.ts';
import {
  done,
  fileName,
  image,
  input,
  picture,
  removeButton,
  sending,
  state,
  title,
  words,
  zone,
} from './upload.css.ts';
import { useObjectUrl } from './use-object-url.ts';
import { type UploadFault, useUpload } from './use-upload.ts';

interface UploadProps extends FieldWords {
  /** The chosen picture, valid and of an allowed type. */
  value: File | null;
  onChange: (file: File | null) => void;
  /** A file was rejected. The error shows below the picture in any case. */
  onFault?: ((fault: UploadFault) => void) | undefined;
  accept: readonly ImageKind[];
  /** Maximum size in bytes. */
  limit: number;
  /** Upload progress, 0 to 1; 1 is done. Left out while nothing is being sent. */
  progress?: number | undefined;
  labels: {
    /** Instruction, such as "Take a picture or choose a file". */
    choose: string;
    remove: (name: string) => string;
    sending: (percent: string) => string;
    sent: string;
    faults: Record<UploadFault, string>;
  };
  /** Example of what to photograph, shown until there is a picture. */
  picture?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One picture: chosen, taken or dropped, checked by its bytes, and shown before it is sent. */
export function Upload({
  label,
  help,
  value,
  onChange,
  onFault,
  accept,
  limit,
  progress,
  labels,
  picture: prompt,
  ...rest
}: UploadProps) {
  const { error, required, disabled = false, readOnly = false, ref } = rest;
  const { tag } = useCurrentLanguage();
  const id = useId();
  const busy = progress !== undefined;
  const fixed = disabled || readOnly || busy;
  const upload = useUpload({ onChange, onFault, accept, limit, fixed });
  const preview = useObjectUrl(value);
  const remove = () => {
    upload.remove();
    // The button disappears with the picture; move the focus first.
    document.getElementById(id)?.focus();
  };
  const shownError = upload.fault ? labels.faults[upload.fault] : error;
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(progress ?? 0);
  return (
    <div className={field}>
      <div
        className={zone}
        data-over={upload.over || undefined}
        data-filled={value !== null || undefined}
        {...upload.zone}
      >
        <input
          {...ariaOf(id, { help: 'state', error: shownError })}
          ref={ref}
          id={id}
          type="file"
          className={input}
          accept={accept.map((kind) => `image/${kind}`).join(',')}
          required={required}
          disabled={fixed}
          onChange={(event) => {
            void upload.take(event.target.files?.[0], event.target);
            // The same file can be chosen again, for example after a correction.
            event.target.value = '';
          }}
        />
        <span className={picture}>
          {preview ? (
            <img className={image} src={preview} alt="" />
          ) : (
            (prompt ?? <Icon name="image-square" size={28} />)
          )}
        </span>
        <span className={words}>
          <label htmlFor={id} className={title}>
            {label}
          </label>
          <span id={`${id}-help`} className={state}>
            {value && !busy && (
              <span className={fileName}>
                <bdi>{value.name}</bdi>
                {` · ${formatSize(value.size, tag)}`}
              </span>
            )}
            {value && busy && (progress < 1 ? labels.sending(percent) : labels.sent)}
            {!value && [labels.choose, help].filter(Boolean).join('. ')}
          </span>
          {busy && progress < 1 && (
            <span className={sending}>
              <Progress label={label} value={progress} />
            </span>
          )}
        </span>
        {progress === 1 && (
          <span className={done}>
            <Icon name="check-circle-fill" size={24} />
          </span>
        )}
        {value && !fixed && (
          <span className={removeButton}>
            <IconButton icon="x" label={labels.remove(value.name)} onClick={remove} />
          </span>
        )}
        {!value && !fixed && <Icon name="camera" size={22} />}
      </div>
      <FieldError id={`${id}-error`} text={shownError} />
    </div>
  );
}
