import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { hygieneBanner } from '#schemas/widgets/hygiene-banner.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import styles from './view.module.css';

export function View({ props, title, link, priority }: WidgetViewProps<PropsOf<typeof hygieneBanner>>) {
  const { heading, text, points, picture, action } = props;
  const Heading = title ? 'h3' : 'h2';
  return (
    <div className={styles.widget}>
      {title && <h2>{title}</h2>}
      <div className={styles.banner}>
        {picture && (
          <Picture
            id={picture}
            kind="banner"
            alt=""
            sizes="(min-width: 768px) 420px, 100vw"
            priority={priority}
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <Heading className={styles.heading}>{heading}</Heading>
          {text && <p>{text}</p>}
          {points.length > 0 && (
            <ul className={styles.points}>
              {points.map(({ label, icon }, index) => (
                <li key={index} className={styles.point}>
                  <Icon name={icon} size={18} />
                  {label}
                </li>
              ))}
            </ul>
          )}
          {link && (
            <AppLink to={link} className={styles.action}>
              {link.label ?? action}
              <Icon name="chevron-right" size={16} />
            </AppLink>
          )}
        </div>
      </div>
    </div>
  );
}
