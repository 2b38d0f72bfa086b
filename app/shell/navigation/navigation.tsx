import { Icon } from '../../kit/icon/icon.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { KeepsPlace } from '../layout/keeps-place.tsx';
import { NavLink } from '../router/router.ts';
import { type Contributed, useSlot } from '../slots/use-slot.ts';
import { link, linkIcon, list, navigation, second } from './navigation.css.ts';

/** The ways through the site: a rail, tabs or a strip of chips, as the theme's layout says. */
export function Navigation() {
  const { t } = useTranslation();
  const entries = useSlot('navigation');
  const main = entries.filter(({ group }) => group === 'main');
  const rest = entries.filter(({ group }) => group === 'second');
  return (
    <nav className={navigation} aria-label={t('navigation.label')}>
      <ul className={list}>
        {main.map((entry) => (
          <NavigationLink key={entry.path} entry={entry} />
        ))}
      </ul>
      {rest.length > 0 && (
        <ul className={`${list} ${second}`}>
          {rest.map((entry) => (
            <NavigationLink key={entry.path} entry={entry} />
          ))}
        </ul>
      )}
    </nav>
  );
}

function NavigationLink({ entry }: { entry: Contributed<'navigation'> }) {
  const { t } = useTranslation(entry.namespace);
  const visible = entry.useVisible?.() ?? true;
  if (!visible) return null;
  return (
    <li>
      <KeepsPlace pending={entry.pending}>
        <NavLink className={link} to={entry.path}>
          <span className={linkIcon}>
            <Icon name={entry.icon} />
          </span>
          {t(entry.label)}
        </NavLink>
      </KeepsPlace>
    </li>
  );
}
