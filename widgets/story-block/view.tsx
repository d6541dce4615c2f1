import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { storyBlock } from '#schemas/widgets/story-block.ts';
import { classes } from '#src/ui/classes.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import { fromTablet } from '#src/ui/screen-widths.ts';
import styles from './view.module.css';

export function View({ props, title, priority }: WidgetViewProps<PropsOf<typeof storyBlock>>) {
  const { heading, paragraphs, picture, alt, order } = props;
  const Heading = title ? 'h3' : 'h2';
  return (
    <div className={styles.widget}>
      {title && <h2>{title}</h2>}
      <section className={classes(styles.story, order === 'words-first' && styles.wordsFirst)}>
        {picture && (
          <Picture
            id={picture}
            kind="banner"
            alt={alt}
            sizes={`${fromTablet} 560px, 100vw`}
            priority={priority}
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <Heading className={styles.heading}>{heading}</Heading>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </section>
    </div>
  );
}
