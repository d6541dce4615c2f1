import { useState } from 'react';
import type { PartnerFailure } from '#src/features/login/partner-way.ts';
import { leaveSite } from '#src/features/navigation/leave-site.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { partnerLoginWords as words } from './partner-login-words.ts';

interface PartnerLoginDialogProps {
  readonly failure: PartnerFailure;
  /** Tries once more. Resolves with why it failed again, or null. */
  readonly retry: () => Promise<PartnerFailure | null>;
  /** The customer goes on without this login. */
  readonly onDecline: () => void;
  /** Called when the dialog is gone and the focus is back. */
  readonly onEnd: () => void;
}

/** The shop as in any browser: another source ends the app of a partner (NAV-62). */
const outside = '/?utm_source=web';

/** Says that the app of the partner did not log its customer in (MIN-09, MIN-11), and leads on: once more, as a guest, or out. Never by a form. */
export function PartnerLoginDialog({ failure, retry, onDecline, onEnd }: PartnerLoginDialogProps) {
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [latest, setLatest] = useState(failure);
  const { text, reason, exit, isOutside = false } = latest;

  function decline() {
    onDecline();
    setOpen(false);
  }

  async function again() {
    setBusy(true);
    const next = await retry();
    setBusy(false);
    if (next) setLatest(next);
    else setOpen(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={decline}
      onClosed={onEnd}
      title={words.title}
      description={text}
      footer={
        <>
          <Button fullWidth busy={busy} onClick={() => void again()}>
            {words.retry}
          </Button>
          {exit && (
            <Button variant="secondary" fullWidth onClick={exit}>
              {words.exit}
            </Button>
          )}
          {isOutside && (
            <Button variant="secondary" fullWidth onClick={() => void leaveSite(outside)}>
              {words.outside}
            </Button>
          )}
          <Button variant="quiet" fullWidth onClick={decline}>
            {words.guest}
          </Button>
        </>
      }
    >
      {reason && <p role="status">{reason}</p>}
    </Dialog>
  );
}
