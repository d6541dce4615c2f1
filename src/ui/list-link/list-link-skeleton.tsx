import { Bone } from '../skeleton/bone.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './list-link.module.css';

/** A line of a list of links while it is on its way. */
export function ListLinkSkeleton() {
  return (
    <span className={styles.link}>
      <Skeleton shape="circle" width="40px" />
      <Bone shape="text" size={16} width="55%" />
    </span>
  );
}
