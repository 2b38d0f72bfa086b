import { expect } from '@playwright/test';
import type { KycDialog } from '../page-models/kyc-dialog.ts';
import { photograph } from '../site/photograph.ts';
import type { Say } from '../site/words.ts';

const LARGEST = 5_242_880;
const jpeg = { name: 'a.jpg', mimeType: 'image/jpeg' };

/** Checks the warnings for each missing picture, and for a file that is not a picture, too large or empty. */
export async function checkUploadProblems(kyc: KycDialog, say: Say): Promise<void> {
  const label = (side: string) => say(`kyc:documents.${side}`);
  await kyc.send();
  await kyc.confirmWarning(say('kyc:documents.missing.idCardFront'));
  for (const side of ['idCardFront', 'idCardBack', 'idCardSelfie'])
    await expect(kyc.dialog).toContainText(say(`kyc:documents.missing.${side}`));
  await kyc.choose(label('idCardFront'), { ...jpeg, buffer: Buffer.from('GIF89a') });
  await kyc.confirmWarning(say('shell:upload.type'));
  // A picture that a browser can decode would be made smaller; this one only begins like a picture.
  const large = Buffer.concat([photograph().subarray(0, 20), Buffer.alloc(LARGEST)]);
  await kyc.choose(label('idCardBack'), { ...jpeg, buffer: large });
  await kyc.confirmWarning(say('shell:upload.size'));
  await kyc.choose(label('idCardSelfie'), { ...jpeg, buffer: Buffer.alloc(0) });
  await kyc.confirmWarning(say('shell:upload.empty'));
  const padded = Buffer.concat([photograph(), Buffer.alloc(LARGEST)]);
  await kyc.choose(label('idCardFront'), { ...jpeg, name: 'large.jpg', buffer: padded });
  await expect(
    kyc.dialog.getByRole('button', { name: say('shell:upload.remove', { name: 'large.jpg' }) }),
  ).toBeVisible();
  // A picture is recognised by its content, not its name.
  await kyc.choose(label('idCardFront'), { name: 'a.gif', mimeType: 'image/gif', buffer: photograph() });
  await expect(kyc.dialog).not.toContainText(say('shell:upload.type'));
}
