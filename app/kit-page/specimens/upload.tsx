import { type ComponentProps, useEffect, useState } from 'react';
import { Upload } from '#app/kit/upload/upload.tsx';
import type { Specimen } from '../specimen.ts';
import address from './picture.svg';
import { column } from './specimen.css.ts';

const labels = {
  choose: 'Take a picture or choose a file',
  remove: (name: string) => `Remove ${name}`,
  sending: (percent: string) => `Uploading, ${percent}`,
  sent: 'Sent',
  faults: {
    type: 'Please use a JPEG or PNG picture',
    size: 'This picture is larger than 5 MB',
    empty: 'This file is empty',
  },
};

type Props = Partial<ComponentProps<typeof Upload>>;

function Ready(props: Props) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <div className={column}>
      <Upload
        label="Front of the document"
        accept={['jpeg', 'png']}
        limit={5_242_880}
        labels={labels}
        {...props}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

function Filled(props: Props) {
  const [file, setFile] = useState<File>();
  useEffect(() => {
    void fetch(address)
      .then((answer) => answer.blob())
      .then((blob) => setFile(new File([blob], 'passport-front.svg', { type: blob.type })));
  }, []);
  return file && <Ready {...props} value={file} />;
}

export const upload: Specimen = {
  about: 'One picture, chosen, taken or dropped; it is known by its bytes, and shown before it is sent.',
  keys: 'Space or Enter opens the file picker.',
  states: [
    { name: 'Empty', Show: () => <Ready help="JPEG or PNG, up to 5 MB" /> },
    { name: 'Chosen', Show: () => <Filled /> },
    { name: 'On its way', Show: () => <Filled progress={0.62} /> },
    { name: 'Sent', Show: () => <Filled progress={1} /> },
    { name: 'With an error', Show: () => <Ready error="Front of the document is missing" /> },
    { name: 'Disabled', Show: () => <Ready disabled /> },
  ],
};
