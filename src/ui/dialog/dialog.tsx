import { Modal, type ModalProps } from '../modal/modal.tsx';
import styles from './dialog.module.css';

/** In the middle of the screen: a question that has to be answered first. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} placementClass={styles.dialog} />;
}
