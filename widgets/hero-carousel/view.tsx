import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { heroCarousel } from '#schemas/widgets/hero-carousel.ts';
import { Carousel } from '#src/ui/carousel/carousel.tsx';
import { Slide } from './slide.tsx';
import styles from './view.module.css';

const DEFAULT_LABEL = 'New at our place';

export function View({ props, title, resolveLink, priority }: WidgetViewProps<PropsOf<typeof heroCarousel>>) {
  return (
    <div className={styles.hero}>
      <Carousel label={title ?? DEFAULT_LABEL}>
        {props.slides.map((slide, position) => (
          // The first picture is the largest element of the first screen; the others are loaded when they come near.
          <Slide
            key={`${position} ${slide.heading}`}
            slide={slide}
            to={resolveLink(slide.link)}
            priority={priority && position === 0}
          />
        ))}
      </Carousel>
    </div>
  );
}
