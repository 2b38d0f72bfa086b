import { useEffect, useState } from 'react';
import { Skeleton } from '../kit/skeleton/skeleton.tsx';
import { anchorOf } from './anchor-of.ts';
import {
  description,
  keys,
  partHead,
  partName,
  section,
  stage,
  stageWaiting,
  state,
  stateName,
  states,
} from './kit-page.css.ts';
import type { Specimen, SpecimenEntry } from './specimen.ts';

/** One part with all of its states. */
export function SpecimenView({ entry }: { entry: SpecimenEntry }) {
  const [specimen, setSpecimen] = useState<Specimen>();
  const id = anchorOf(entry.name);

  useEffect(() => void entry.load().then(setSpecimen), [entry]);

  return (
    <section className={section} id={id} aria-labelledby={`${id}-name`}>
      <header className={partHead}>
        <h2 className={partName} id={`${id}-name`}>
          {entry.name}
        </h2>
        <p className={description}>
          <bdi>{specimen?.about}</bdi>
        </p>
        {specimen?.keys && (
          <p className={keys}>
            <bdi>
              <strong>Keys</strong> {specimen.keys}
            </bdi>
          </p>
        )}
      </header>
      <div className={states} aria-busy={!specimen}>
        {specimen?.states.map(({ name, Show }) => (
          <div className={state} key={name} data-state={name}>
            <h3 className={stateName}>{name}</h3>
            <div className={stage}>
              <Show />
            </div>
          </div>
        )) ?? <Skeleton className={stageWaiting} />}
      </div>
    </section>
  );
}
