import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { menuGroup } from '#schemas/widgets/menu-group.ts';
import styles from './view.module.css';

export function View({ props }: WidgetViewProps<PropsOf<typeof menuGroup>>) {
  const { heading } = props;
  return (
    <div className={styles.group}>
      <hr className={styles.line} />
      {heading && <h2 className={styles.heading}>{heading}</h2>}
    </div>
  );
}
