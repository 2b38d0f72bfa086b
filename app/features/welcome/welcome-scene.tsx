import { siteFile } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { account, opened, picture, scene, sceneWords } from './welcome.css.ts';

/** The brand's scene with the new account's name; dark in both schemes, as the scenes are. */
export function WelcomeScene() {
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
