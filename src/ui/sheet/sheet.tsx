import { Modal, type ModalProps } from '../modal/modal.tsx';
import styles from './sheet.module.css';

/** For a quick choice: opens from the bottom on a phone, and is a dialog from 768 px on. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} placementClass={styles.sheet} />;
}
