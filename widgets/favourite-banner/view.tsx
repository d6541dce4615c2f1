import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { favouriteBanner } from '#schemas/widgets/favourite-banner.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { coverClass } from '#src/ui/cover/cover.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { fromTablet } from '#src/ui/screen-widths.ts';
import { Section } from '#src/ui/section/section.tsx';
import { washProps } from '#src/ui/wash/wash.ts';
import styles from './view.module.css';

export function View({ props, title, link, priority }: WidgetViewProps<PropsOf<typeof favouriteBanner>>) {
  const { heading, text, cta, picture, wash } = props;
  const Heading = title === undefined ? 'h2' : 'h3';
  const banner = (
    <div {...washProps(wash, { withPicture: picture !== undefined, className: styles.banner })}>
      {picture && (
        <Picture
          id={picture}
          kind="banner"
          alt=""
          sizes={`${fromTablet} 800px, 100vw`}
          priority={priority}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <Heading className={styles.heading}>{heading}</Heading>
        {text && <p>{text}</p>}
        {link && (
          <AppLink to={link} className={coverClass(styles.go)}>
            {link.label ?? cta}
            <Icon name="chevron-right" size={16} />
          </AppLink>
        )}
      </div>
    </div>
  );
  return (
    <div className={styles.root}>
      {title === undefined ? banner : <Section title={title}>{banner}</Section>}
    </div>
  );
}
