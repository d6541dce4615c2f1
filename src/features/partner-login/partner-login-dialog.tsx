import { useState } from 'react';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { pathHere } from '#src/features/navigation/path-here.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import type { PartnerLoginFailure } from './api/log-in-by-partner.ts';
import { partnerLoginWords as words } from './partner-login-words.ts';

interface PartnerLoginDialogProps {
  readonly failure: PartnerLoginFailure;
  /** Tries once more. Resolves with why it failed again, or null. */
  readonly retry: () => Promise<PartnerLoginFailure | null>;
  /** The customer goes on without this login. */
  readonly onDecline: () => void;
  /** Called when the dialog is gone and the focus is back. */
  readonly onEnd: () => void;
}

/** Says that the app of the partner did not log its customer in (MIN-09, MIN-11), and leads on: once more, by a code, as a guest, or out. */
export function PartnerLoginDialog({ failure, retry, onDecline, onEnd }: PartnerLoginDialogProps) {
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [latest, setLatest] = useState(failure);
  const { text, reason, exit } = latest;

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
          <ButtonLink
            href={withQuery(pathOf('login'), { redirectUrl: pathHere() })}
            variant="secondary"
            fullWidth
            onClick={decline}
          >
            {words.byCode}
          </ButtonLink>
          {exit && (
            <Button variant="quiet" fullWidth onClick={exit}>
              {words.exit}
            </Button>
          )}
        </>
      }
    >
      {reason && <p role="status">{reason}</p>}
    </Dialog>
  );
}
