import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { uiWords } from '../words.ts';
import styles from './carousel.module.css';
import { useAutoPlay } from './use-auto-play.ts';
import { useCarousel } from './use-carousel.ts';

export interface CarouselProps {
  /** What the slides are, for screen readers: 'Offers'. */
  label: string;
  /** Off by default; it adds a pause button. */
  autoPlay?: boolean;
  intervalMs?: number;
  /** One slide per child. */
  children: ReactNode;
}

export function Carousel({ label, autoPlay = false, intervalMs = 6000, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const { track, index, goTo } = useCarousel<HTMLUListElement>(count);
  const { playing, setPlaying, setHeld } = useAutoPlay({
    enabled: autoPlay && count > 1,
    intervalMs,
    step: index,
    onStep: () => goTo((index + 1) % count),
  });

  function onKeyDown(event: KeyboardEvent) {
    // A field or a stepper inside a slide keeps its own arrow keys.
    if (event.target !== track.current) return;
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses the slides
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.carousel}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys scroll the list */}
      <ul
        ref={track}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={0}
        className={styles.track}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, position) => (
          <li key={position} aria-label={uiWords.slide(position + 1, count)} className={styles.slide}>
            {slide}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls}>
          <span aria-hidden="true" className={styles.dots}>
            {slides.map((_, position) => (
              <span key={position} className={classes(styles.dot, position === index && styles.current)} />
            ))}
          </span>
          <VisuallyHidden>
            <span aria-live={playing ? 'off' : 'polite'}>{uiWords.slide(index + 1, count)}</span>
          </VisuallyHidden>
          {autoPlay && (
            <IconButton
              icon={playing ? 'pause' : 'play'}
              iconSize={16}
              label={playing ? uiWords.pause : uiWords.play}
              className={styles.pause}
              onClick={() => setPlaying(!playing)}
            />
          )}
        </div>
      )}
      {count > 1 && (
        <>
          <IconButton
            icon="chevron-left"
            label={uiWords.previous}
            variant="raised"
            aria-disabled={index === 0}
            className={styles.previous}
            onClick={() => goTo(index - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={uiWords.next}
            variant="raised"
            aria-disabled={index === count - 1}
            className={styles.next}
            onClick={() => goTo(index + 1)}
          />
        </>
      )}
    </section>
  );
}
