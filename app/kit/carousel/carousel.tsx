import { Children, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { Icon } from '../icon/icon.tsx';
import { carousel, controls, dot, pause, place, slide, slides, view } from './carousel.css.ts';
import { useSlides } from './use-slides.ts';

interface CarouselProps {
  /** Name of the carousel, for screen readers. */
  label: string;
  /** One slide each; they fill the surrounding box. */
  children: ReactNode;
}

/** More dots than this are wider than the corner that slides leave for them. */
const MOST_DOTS = 5;

/**
 * Slides that advance by themselves until the user points at them, focuses or pauses them; never with reduced motion. The
 * pause button is the first Tab stop, as in the ARIA Authoring Practices. All slides are always in the document, so none is
 * announced when it scrolls into view.
 */
export function Carousel({ label, children }: CarouselProps) {
  const { t } = useTranslation();
  const count = Children.count(children);
  const { ref, shown, show, playing, setPlaying, setHeld } = useSlides(count);
  const letGo = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  };
  return (
    <section
      className={carousel}
      aria-roledescription={t('carousel.kind')}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={letGo}
    >
      {count > 1 && (
        <div className={controls}>
          <button
            type="button"
            className={pause}
            aria-label={t(playing ? 'carousel.pause' : 'carousel.play')}
            onClick={() => setPlaying(!playing)}
          >
            <Icon name={playing ? 'pause-fill' : 'play-fill'} size={16} />
          </button>
          {count > MOST_DOTS && (
            <bdi className={place}>
              {shown + 1} / {count}
            </bdi>
          )}
          {Array.from({ length: count > MOST_DOTS ? 0 : count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position.
              key={index}
              type="button"
              className={dot}
              aria-label={t('carousel.slide', { number: index + 1, count })}
              aria-current={index === shown}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
      <div className={slides} ref={ref}>
        {Children.map(children, (child, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of its own, as in the ARIA Authoring Practices.
          <div
            role="group"
            aria-roledescription={t('carousel.slideKind')}
            aria-label={t('carousel.place', { number: index + 1, total: count })}
            className={slide}
            data-away={index > shown + 1 || undefined}
          >
            <div className={view}>{child}</div>
          </div>
        ))}
      </div>
    </section>
  );
}
