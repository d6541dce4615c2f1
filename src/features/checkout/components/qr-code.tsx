import { encode } from 'uqr';
import { checkoutWords as words } from '../checkout-words.ts';
import styles from './pay-parts.module.css';

/** Modules of white around the code, which readers need. */
const border = 2;

/** UPI as a QR code, for a phone beside this screen. Drawn here: the link of a payment goes to no other service. */
export function QrCode({ link }: { link: string }) {
  const { data, size } = encode(link, { ecc: 'M', border });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <div className={styles.code}>
      <svg role="img" aria-label={words.qrLabel} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path d={path} fill="currentColor" />
      </svg>
    </div>
  );
}
