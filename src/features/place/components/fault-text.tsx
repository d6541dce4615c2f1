import { howToAllow } from '../how-to-allow.ts';
import styles from './fault-text.module.css';
import { type DetectionFault, faultTexts } from './use-detection.ts';

/** Why the device's position is not known; when it is blocked, also how it is allowed again in this browser. */
export function FaultText({ fault }: { fault: DetectionFault }) {
  return (
    <div role="alert" className={styles.fault}>
      <p>{faultTexts[fault]}</p>
      {fault === 'denied' && <p className={styles.allow}>{howToAllow()}</p>}
    </div>
  );
}
