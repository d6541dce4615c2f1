import { validationTexts } from '#src/config/texts/validation.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import styles from './leave-question.module.css';
import { navigationWords as words } from './navigation-words.ts';
import type { LeaveGuard } from './use-leave-guard.ts';

/** The question of a leave guard (PRF-03). Both answers look the same; closing it stays. */
export function LeaveQuestion({ guard: { isAsking, stay, exit } }: { guard: LeaveGuard }) {
  return (
    <Dialog
      open={isAsking}
      onOpenChange={stay}
      title={validationTexts.unsavedChanges}
      footer={
        <div className={styles.answers}>
          <Button variant="secondary" onClick={stay}>
            {words.stay}
          </Button>
          <Button variant="secondary" onClick={exit}>
            {words.exit}
          </Button>
        </div>
      }
    />
  );
}
