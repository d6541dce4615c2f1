import { Card } from '#src/ui/card/card.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Switch } from '#src/ui/switch/switch.tsx';
import styles from './push-switch.module.css';
import { pushWords as words } from './push-words.ts';
import { usePush } from './use-push.ts';

/** Messages about orders on this device, while the app is closed. The browser asks its own question only when the customer has switched this on. */
export function PushSwitch() {
  const { state, isLoading, fault, busy, change } = usePush();
  // While it is not known, the switch is in its place and cannot be pressed, so that nothing moves.
  if (!state && !isLoading) return null;
  return (
    <Card as="section" aria-busy={busy || isLoading}>
      <Switch
        label={words.label}
        checked={state?.isOn ?? false}
        disabled={!state}
        onChoose={(isWanted) => void change(isWanted)}
      />
      <p className={styles.text}>{words.text}</p>
      <div aria-live="polite">
        {fault !== null && (
          <div className={styles.fault}>
            <Notice>{fault}</Notice>
          </div>
        )}
      </div>
    </Card>
  );
}
