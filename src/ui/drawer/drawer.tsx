import { Modal, type ModalProps } from '../modal/modal.tsx';
import styles from './drawer.module.css';

/** Opens from the left: the menu of the app. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} placementClass={styles.drawer} />;
}
