import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { categoryGrid } from '#schemas/widgets/category-grid.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { fromTablet } from '#src/ui/screen-widths.ts';
import { Section } from '#src/ui/section/section.tsx';
import styles from './view.module.css';

const DEFAULT_TITLE = 'Menu';

export function View(view: WidgetViewProps<PropsOf<typeof categoryGrid>>) {
  const { props, title = DEFAULT_TITLE, link, resolveLink, priority } = view;
  return (
    <div className={styles.grid}>
      <Section title={title} seeAllHref={link?.href}>
        <ul className={styles.tiles}>
          {props.items.map(({ label, picture, categoryId, note, link: own }, position) => {
            const category =
              categoryId === undefined ? undefined : ({ action: 'menu', to: categoryId } as const);
            return (
              <li key={`${position} ${label}`}>
                <AppLink to={resolveLink(own ?? category) ?? link} className={styles.tile}>
                  <Picture
                    id={picture}
                    kind="category"
                    alt=""
                    sizes={`${fromTablet} 140px, 20vw`}
                    priority={priority}
                    className={styles.picture}
                  />
                  <span className={styles.label}>{label}</span>{' '}
                  {note && <span className={styles.note}>{note}</span>}
                </AppLink>
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}
