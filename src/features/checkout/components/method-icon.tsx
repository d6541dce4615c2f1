import type { PaymentMode } from '#schemas/payment-modes.ts';
import styles from './method-icon.module.css';

type Drawing = 'card' | 'bank' | 'cash' | 'phone' | 'wallet' | 'gift';

/** Lines of 24 by 24, here and not among the icons of documents: only the pages of payment have them. */
const drawings: Readonly<Record<Drawing, string>> = {
  card: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M2 10h20M6 15h4',
  bank: 'M3 21h18M4 10h16M12 3l8 7H4zM6 10v8M10 10v8M14 10v8M18 10v8M4 18h16',
  cash: 'M2 6h20v12H2zM12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4M6 12h.01M18 12h.01',
  phone:
    'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M9 9h6M9 12h6M9 12c3 0 3-3 0-3M10 12l4 4M12 19h.01',
  wallet:
    'M17 14h.01M7 7h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2',
  gift: 'M12 7v14M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M4 7h16v4H4zM12 7C9 7 6 6.500 6 4.500 6 2 11 2 12 7c1-5 6-5 6-2.500C18 6.500 15 7 12 7',
};

const drawingOf: Readonly<Record<PaymentMode, Drawing>> = {
  PIGGYBANK: 'wallet',
  CASHCRD: 'wallet',
  NB: 'bank',
  EVOUCHER: 'gift',
  CASH: 'cash',
  CC: 'card',
  DC: 'card',
  AMZPAY_WALLET: 'wallet',
  PAYTM_WALLET: 'wallet',
  UPI_WALLET: 'phone',
  MB: 'bank',
  WALLET: 'wallet',
};

interface MethodIconProps {
  readonly mode: PaymentMode | undefined;
  /** Of the option, as the server sent it. */
  readonly pictureUrl?: string | undefined;
}

/** What a way to pay is known by; its name is beside it. */
export function MethodIcon({ mode, pictureUrl }: MethodIconProps) {
  return (
    <span className={styles.tile}>
      {pictureUrl === undefined ? (
        <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" className={styles.lines}>
          <path d={drawings[mode === undefined ? 'wallet' : drawingOf[mode]]} />
        </svg>
      ) : (
        <img src={pictureUrl} alt="" width="32" height="32" className={styles.picture} />
      )}
    </span>
  );
}
