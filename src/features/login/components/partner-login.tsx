import { useEffect, useState } from 'react';
import { NotLoaded } from '#registry/engine/late/not-loaded.ts';
import { leaveSite } from '#src/features/navigation/leave-site.ts';
import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import type { Partner } from '#src/request/ports.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { loginWords as words } from '../login-words.ts';
import { type PartnerFailure, partnerWay } from '../partner-way.ts';
import { useLoginWay } from '../use-login-way.ts';
import styles from './login-form.module.css';

/** The shop as in any browser: another source ends the app of a partner (NAV-62). */
const outside = '/?utm_source=web';

/**
 * What stands in the place of every form of the login in the app of a partner: the app knows its customer, and logs them in. A try that is under way is
 * waited for. None is begun before a press: who has just logged out, or said no, is not asked again by a page.
 */
export function PartnerLogin({ partner }: { readonly partner: Partner }) {
  const { skip } = useLoginWay();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PartnerFailure | null>(null);
  const { exit, isOutside = false } = failure ?? {};

  async function follow(work: Promise<PartnerFailure | null>) {
    setBusy(true);
    try {
      setFailure(await work);
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      sayNotLoaded(error);
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => {
    let isHere = true;
    partnerWay().then(
      (way) => {
        const work = way.running();
        if (isHere && work) void follow(work);
      },
      // Nobody has pressed yet: there is nothing to say.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);

  return (
    <div className={styles.form}>
      {failure && (
        <Notice tone="bad">
          <p>{failure.text}</p>
          {failure.reason !== null && <p>{failure.reason}</p>}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          size="large"
          fullWidth
          busy={busy}
          onClick={() => void follow(partnerWay().then(({ attempt }) => attempt()))}
        >
          {failure ? words.partnerRetry : words.continueWith(words.partnerNames[partner])}
        </Button>
        {exit && (
          <Button variant="secondary" fullWidth onClick={exit}>
            {words.partnerExit}
          </Button>
        )}
        {isOutside && (
          <Button variant="secondary" fullWidth onClick={() => void leaveSite(outside)}>
            {words.partnerOutside}
          </Button>
        )}
        <Button variant="quiet" fullWidth onClick={skip}>
          {words.skip}
        </Button>
      </div>
    </div>
  );
}
