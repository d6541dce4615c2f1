import { appTexts } from '#src/config/texts/app.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import styles from './update-dialog.module.css';
import { updateWords as words } from './update-words.ts';

interface UpdateDialogProps {
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Asks whether to load a new version. Without consent the page does not change (PWA-05, PWA-06). */
export function UpdateDialog({ onAccept, onDecline }: UpdateDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onDecline}
      title={words.title}
      description={appTexts.updateQuestion}
      footer={
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onDecline}>
            {words.later}
          </Button>
          <Button onClick={onAccept}>{words.update}</Button>
        </div>
      }
    />
  );
}
