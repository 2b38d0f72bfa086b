import { siteFile } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Money } from '#app/kit/money/money.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { usePromotions } from '#app/shell/promotions/use-promotions.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import { useVerification } from '#app/shell/verification/verification-context.tsx';
import { SEEN } from './modal-id.ts';
import { type NextStep, nextStepOf } from './next-step.ts';
import {
  account,
  action,
  amount,
  art,
  label,
  note,
  offer,
  offerRoom,
  offerTitle,
  offerWords,
  opened,
  picture,
  scene,
  sceneWords,
  text,
} from './welcome.css.ts';

/** Shown after the first log-in, with one suggested step, the deposit beside a ticket, and the choice to look around. */
export function WelcomeSheet({ close }: ModalProps) {
  const { t } = useTranslation('welcome');
  const { name: brand } = useBrand();
  const step = useNextStep();
  const { flags } = useSessionService();
  const leave = () => {
    flags.raise(SEEN);
    close();
  };
  return (
    <Dialog title={t('title', { brand })} onClose={leave} actions={<Actions step={step} leave={leave} />}>
      <div className={stack[4]}>
        <WelcomeScene />
        {step ? <Offer step={step} /> : <Skeleton className={offerRoom} />}
        <IdentityNote />
      </div>
    </Dialog>
  );
}

function Actions({ step, leave }: { step: NextStep | undefined; leave: () => void }) {
  const { t } = useTranslation('welcome');
  return (
    <>
      {step ? (
        <LinkButton look="primary" wide large to={step.path} onClick={leave}>
          {t(`${step.kind}.action`)}
        </LinkButton>
      ) : (
        <Skeleton className={action} />
      )}
      {step?.depositPath && (
        <LinkButton wide large to={step.depositPath} onClick={leave}>
          {t('deposit.action')}
        </LinkButton>
      )}
      {step?.kind !== 'play' && (
        <Button look="plain" wide onClick={leave}>
          {t('lookAround')}
        </Button>
      )}
    </>
  );
}

/** The next step; undefined while loading. A failed promotions call does not block it. */
function useNextStep(): NextStep | undefined {
  const pages = useSlot('memberPages').filter(({ pending }) => !pending);
  const has = (pageId: string) => pages.some(({ id }) => id === pageId);
  const { data, isError } = usePromotions({ isWanted: has('rewardCenter') });
  if (has('rewardCenter') && !data && !isError) return undefined;
  return nextStepOf({ promotions: data ?? [], canDeposit: has('depositv2') });
}

/** If the identity is not verified yet, says when that will be required. */
function IdentityNote() {
  const { t } = useTranslation('welcome');
  if (useVerification() !== 'needed') return null;
  return (
    <p className={note}>
      <Icon name="identification-card" size={20} />
      <span>{t('identity')}</span>
    </p>
  );
}

/** The next step's promotion with its amount, or the step itself. */
function Offer({ step: { kind, promotion } }: { step: NextStep }) {
  const { t } = useTranslation('welcome');
  const address = useImageAddress();
  return (
    <section className={offer}>
      {promotion && (
        <img className={art} src={address(promotion.url)} alt="" width={1440} height={480} decoding="async" />
      )}
      <div className={offerWords} data-beside={promotion ? true : undefined}>
        <p className={label}>{t(`${kind}.label`)}</p>
        <h3 className={offerTitle}>{promotion?.title ?? t(`${kind}.title`)}</h3>
        {promotion && promotion.bonus > 0 && (
          <p className={amount}>
            {t('upTo')} <Money amount={promotion.bonus} currency={promotion.currency} />
          </p>
        )}
        <p className={text}>{promotion?.summary ?? t(`${kind}.text`)}</p>
      </div>
    </section>
  );
}

/** The brand's picture with the account's name. Dark in both colour schemes, as the pictures are. */
function WelcomeScene() {
  const { t } = useTranslation('welcome');
  const brand = useBrand();
  const { member } = useSession();
  const { hero } = brand.artwork;
  return (
    <div className={scene} data-ground="dark">
      {hero && (
        <img className={picture} src={siteFile(brand, hero)} alt="" width={1200} height={480} decoding="async" />
      )}
      <div className={sceneWords}>
        <p className={opened}>
          <Icon name="check-circle-fill" size={20} />
          {t('opened')}
        </p>
        <p className={account}>
          <bdi>{member?.nickname}</bdi>
        </p>
      </div>
    </div>
  );
}
