import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { coverClass } from '../cover/cover.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { fromTablet } from '../screen-widths.ts';
import styles from './picture-banner.module.css';

export interface PictureBannerProps {
  /** Above the banner, whose own heading is then one level lower. */
  title?: string | undefined;
  heading: string;
  /** Name of an icon before the heading. */
  icon?: string;
  /** One sentence under the heading. */
  text?: string | undefined;
  /** Id of a banner picture. */
  picture?: string | undefined;
  priority?: boolean;
  /** The side of the picture when there is space for it beside the text. */
  pictureSide: 'start' | 'end';
  /** The link that a tap anywhere on the banner opens. */
  link: { readonly href: string; readonly label: string } | null;
  /** Colours the banner; its link has the colour of the text, or that of `--banner-link`. */
  className?: string | undefined;
  /** Between text and link: a list, a table. */
  children?: ReactNode;
}

/** A picture and text with one link, side by side when there is space. */
export function PictureBanner(props: PictureBannerProps) {
  const {
    title,
    heading,
    icon,
    text,
    picture,
    priority = false,
    pictureSide,
    link,
    className,
    children,
  } = props;
  const Heading = title ? 'h3' : 'h2';
  return (
    <div className={styles.frame}>
      {title && <h2>{title}</h2>}
      <div className={classes(styles.banner, styles[`picture-${pictureSide}`], className)}>
        {picture && (
          <Picture
            id={picture}
            kind="banner"
            alt=""
            sizes={`${fromTablet} 420px, 100vw`}
            priority={priority}
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <Heading className={styles.heading}>
            {icon && <Icon name={icon} size={24} />}
            {heading}
          </Heading>
          {text && <p>{text}</p>}
          {children}
          {link && (
            <Link href={link.href} className={coverClass(styles.link)}>
              {link.label}
              <Icon name="chevron-right" size={16} />
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
