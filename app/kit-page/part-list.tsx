import { anchorOf } from './anchor-of.ts';
import { link, links, list } from './kit-page.css.ts';
import type { SpecimenEntry } from './specimen.ts';
import { usePartInView } from './use-part-in-view.ts';

/** The parts by name; the one that is being read is marked. */
export function PartList({ parts }: { parts: readonly SpecimenEntry[] }) {
  const current = usePartInView(parts);
  return (
    <nav className={list} aria-label="Parts">
      <ul className={links}>
        {parts.map(({ name }) => (
          <li key={name}>
            <a className={link} href={`#${anchorOf(name)}`} aria-current={name === current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
