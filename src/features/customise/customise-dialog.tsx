import type { CustomiseTarget } from '#src/features/cart/customise-target.ts';
import { Modal } from '#src/ui/modal/modal.tsx';
import { Customise } from './components/customise.tsx';
import styles from './customise-dialog.module.css';
import { customiseWords as words } from './customise-words.ts';
import { useLeave } from './use-leave.ts';

/** The choices of a product in a dialog, on wide screens. The dialog has its own history entry, so Back closes it. */
export function CustomiseDialog({ target }: { target: CustomiseTarget }) {
  const leave = useLeave();
  return (
    <Modal open onOpenChange={() => leave()} title={words.title} placementClass={styles.dialog}>
      <Customise target={target} leave={leave} bar="sticky" />
    </Modal>
  );
}
