import { Modal, type ModalProps } from '../modal/modal.tsx';
import styles from './sheet.module.css';

/** A quick choice: rises from the bottom of a phone, and is a dialog from 768 px on. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} placementClass={styles.sheet} />;
}
