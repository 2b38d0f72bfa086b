import { QrCode } from '#app/kit/qr-code/qr-code.tsx';
import type { Specimen } from '../specimen.ts';
import { line } from './specimen.css.ts';

function Codes() {
  return (
    <div className={line}>
      <QrCode text="https://kit.example/app" title="Get the app: kit.example/app" />
      <QrCode
        text={`https://kit.example/register?invite=${'0123456789'.repeat(12)}`}
        title="A long address, as of an invitation"
      />
    </div>
  );
}

export const qrCode: Specimen = {
  about: 'A text for a camera: dark on light in every scheme. The same is beside it as a link.',
  states: [{ name: 'Short and long', Show: Codes }],
};
