import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import type { Promotion } from '#schemas/generated/platform.ts';
import { ActionLabel } from '../action-label.tsx';
import { useClaim } from '../use-claim.ts';

interface ClaimButtonProps {
  promotion: Promotion;
  large?: boolean;
}

/** Claims a reward: at the foot of a dialog, or in a row of a list. */
export function ClaimButton({ promotion, large }: ClaimButtonProps) {
  const { busy, message, submit } = useClaim(promotion);
  return (
    <DialogFoot notes={<Alert text={message} />}>
      <Button
        look="primary"
        icon="gift-fill"
        wide={large ?? false}
        large={large ?? false}
        busy={busy}
        onClick={() => void submit()}
      >
        <ActionLabel promotion={promotion} named={!large} />
      </Button>
    </DialogFoot>
  );
}
