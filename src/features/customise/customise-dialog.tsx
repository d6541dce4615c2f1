import { useLocation } from 'react-router-dom';
import { type CustomiseTarget, withoutDialog } from '#src/features/cart/customise-target.ts';
import { Modal } from '#src/ui/modal/modal.tsx';
import { Customise } from './components/customise.tsx';
import styles from './customise-dialog.module.css';
import { customiseWords as words } from './customise-words.ts';
import { useLeave } from './use-leave.ts';

/**
 * The choices of a product in a dialog over a page: on wide screens, and over the menu that a link to a dish opens. The dialog has its own address
 * and history entry, so it can be shared, a reload keeps it, and Back closes it.
 */
export function CustomiseDialog({ target }: { target: CustomiseTarget }) {
  const { pathname, search } = useLocation();
  const leave = useLeave({ instead: withoutDialog(pathname + search), isOver: true });
  return (
    <Modal open onOpenChange={() => leave()} title={words.title} placementClass={styles.dialog}>
      <Customise target={target} leave={leave} bar="sticky" />
    </Modal>
  );
}
