import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { otherOffers } from '#schemas/widgets/other-offers.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { coverClass } from '#src/ui/cover/cover.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Section } from '#src/ui/section/section.tsx';
import styles from './view.module.css';

const DEFAULT_TITLE = 'More ways to save';

export function View(view: WidgetViewProps<PropsOf<typeof otherOffers>>) {
  const { props, title = DEFAULT_TITLE, link, resolveLink, priority } = view;
  if (props.offers.length === 0) return null;
  return (
    <div className={styles.offers}>
      <Section title={title} seeAllHref={link?.href}>
        <ul className={styles.list}>
          {props.offers.map(({ heading, text, picture, link: own }, position) => (
            <li key={`${position} ${heading}`} className={styles.offer}>
              {picture === undefined ? (
                <span className={styles.sign}>
                  <Icon name="offers" size={24} />
                </span>
              ) : (
                <Picture
                  id={picture}
                  kind="product"
                  alt=""
                  sizes="64px"
                  priority={priority}
                  className={styles.picture}
                />
              )}
              <div>
                <h3 className={styles.heading}>
                  <AppLink to={resolveLink(own) ?? link} className={coverClass(styles.link)}>
                    {heading}
                  </AppLink>
                </h3>
                {text && <p className={styles.text}>{text}</p>}
              </div>
              <Icon name="chevron-right" size={18} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
