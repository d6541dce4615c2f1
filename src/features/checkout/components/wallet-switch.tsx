import { useId, useState } from 'react';
import { constants } from '#src/config/constants.ts';
import { paymentTexts } from '#src/config/texts/payment.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Switch } from '#src/ui/switch/switch.tsx';
import { readWallet } from '../api/get-wallet.ts';
import { selectCheckout } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { loadOptions } from '../load-options.ts';
import { switchWallet } from '../switch-wallet.ts';
import styles from './pay-parts.module.css';

/** PAY-29. The loyalty wallet goes with another way to pay, or pays alone. Nothing for e-vouchers (PAY-61) and for an empty wallet. */
export function WalletSwitch() {
  const dispatch = useAppDispatch();
  const { paymentOptionData, paymentMode, isWalletSelected } = useAppSelector(selectCheckout);
  const textId = useId();
  const [isDown, setIsDown] = useState(false);
  const wallet = paymentOptionData?.wallet;
  if (!wallet || wallet.balance === 0 || paymentMode?.paymentType === constants.wallet.hiddenInMode)
    return null;

  /** WLT-08. Who switches it on learns whether it can be had; ERR-17 when not. What was chosen stays chosen. */
  async function look() {
    const answer = await dispatch(readWallet());
    setIsDown(!answer.ok);
    // It was used, or filled, elsewhere: the prices are those of now.
    if (answer.ok && answer.data.balance !== wallet?.balance) await dispatch(loadOptions());
  }

  async function choose(isOn: boolean) {
    await dispatch(switchWallet(isOn));
    if (isOn) await look();
    else setIsDown(false);
  }

  return (
    <Card className={styles.card}>
      <Switch
        label={words.useWallet}
        aria-describedby={textId}
        checked={isWalletSelected}
        onChoose={(isOn) => void choose(isOn)}
      />
      <p id={textId} className={styles.quiet}>
        {words.walletHolds(formatPaise(wallet.balance))}
      </p>
      {isDown && isWalletSelected && (
        <Notice
          tone="bad"
          action={
            <Button size="small" variant="secondary" onClick={() => void look()}>
              {words.ways.retry}
            </Button>
          }
        >
          {paymentTexts.walletDown}
        </Notice>
      )}
    </Card>
  );
}
