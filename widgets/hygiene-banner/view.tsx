import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { hygieneBanner } from '#schemas/widgets/hygiene-banner.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { PictureBanner } from '#src/ui/picture-banner/picture-banner.tsx';
import styles from './view.module.css';

export function View({ props, title, link, priority }: WidgetViewProps<PropsOf<typeof hygieneBanner>>) {
  const { heading, text, points, picture, action } = props;
  return (
    <PictureBanner
      title={title}
      heading={heading}
      text={text}
      picture={picture}
      pictureSide="end"
      priority={priority}
      link={link && { href: link.href, label: link.label ?? action }}
      className={styles.banner}
    >
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
    </PictureBanner>
  );
}
