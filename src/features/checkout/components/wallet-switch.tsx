import { useId } from 'react';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Card } from '#src/ui/card/card.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Switch } from '#src/ui/switch/switch.tsx';
import { selectCheckout } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { switchWallet } from '../switch-wallet.ts';
import styles from './pay-parts.module.css';

/** PAY-29. The loyalty wallet goes with another way to pay, or pays alone. Nothing for e-vouchers (PAY-61) and for an empty wallet. */
export function WalletSwitch() {
  const dispatch = useAppDispatch();
  const { paymentOptionData, paymentMode, isWalletSelected } = useAppSelector(selectCheckout);
  const textId = useId();
  const wallet = paymentOptionData?.wallet;
  if (!wallet || wallet.balance === 0 || paymentMode?.paymentType === 'EVOUCHER') return null;
  return (
    <Card className={styles.card}>
      <Switch
        label={words.useWallet}
        aria-describedby={textId}
        checked={isWalletSelected}
        onChoose={(isOn) => void dispatch(switchWallet(isOn))}
      />
      <p id={textId} className={styles.quiet}>
        {words.walletHolds(formatPaise(wallet.balance))}
      </p>
    </Card>
  );
}
