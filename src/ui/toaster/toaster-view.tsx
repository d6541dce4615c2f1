import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { uiWords } from '../words.ts';
import { connectToasts, type ToastMessage } from './toast-port.ts';
import styles from './toaster-view.module.css';

const SHOWN_MS = 4000;
/** A message with a button stays longer: it has to be read, then pressed. */
const SHOWN_WITH_ACTION_MS = 8000;

/** Sonner stacks and times the messages and handles swipes; their look is ours. They are above the bars, so that these stay usable. */
export function ToasterView() {
  useEffect(() => connectToasts(show, close), []);
  return (
    <Sonner
      position="bottom-center"
      offset={{ bottom: 'calc(var(--bottom-bar) + var(--floating-bar, 0px) + 16px)' }}
      mobileOffset={{
        bottom: 'calc(var(--bottom-bar) + var(--floating-bar, 0px) + 12px)',
        left: '12px',
        right: '12px',
      }}
      toastOptions={{ unstyled: true, classNames: { toast: styles.place ?? '' } }}
    />
  );
}

/** Sonner's id of each message with an id that is shown. One that is closing is not here: it would take a new message with it. */
const shown = new Map<string, string | number>();

function show(message: ToastMessage): void {
  const { id = null } = message;
  const earlier = id === null ? undefined : shown.get(id);
  let own: string | number = '';
  const forget = () => {
    if (id !== null && shown.get(id) === own) shown.delete(id);
  };
  const closeOwn = () => {
    forget();
    sonner.dismiss(own);
  };
  own = sonner.custom(() => <ToastCard message={message} onClose={closeOwn} />, {
    duration: message.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS,
    onAutoClose: forget,
    onDismiss: forget,
    ...(earlier === undefined ? {} : { id: earlier }),
  });
  if (id !== null) shown.set(id, own);
}

function close(id: string): void {
  const own = shown.get(id);
  shown.delete(id);
  if (own !== undefined) sonner.dismiss(own);
}

function ToastCard({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { text, tone = 'info', action } = message;
  return (
    <div className={classes(styles.toast, styles[tone], action && styles.withAction)}>
      {tone !== 'info' && <Icon name={tone === 'good' ? 'success' : 'error'} />}
      <p className={styles.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            // In this order, so that what it says under the same id is a message of its own.
            onClose();
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton
        icon="close"
        iconSize={18}
        label={uiWords.dismiss}
        className={styles.close}
        onClick={onClose}
      />
    </div>
  );
}
