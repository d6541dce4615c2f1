import { useState } from 'react';
import type { LoginPlace } from '#schemas/api/login.ts';
import { textOf } from '#src/request/refusal.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { useEndLoginPlace } from '../api/end-login-place.ts';
import { profileWords as words } from '../profile-words.ts';

interface EndLoginDialogProps {
  readonly place: LoginPlace | 'others';
  /** How many other places there are. */
  readonly others: number;
  readonly onClose: () => void;
}

/** Says what ending a login means, and asks for confirmation. On a failure it shows the message, and the login stays. */
export function EndLoginDialog({ place, others, onClose }: EndLoginDialogProps) {
  const end = useEndLoginPlace();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isOne = place !== 'others';

  async function confirm() {
    setBusy(true);
    setFailure(null);
    const refusal = await end(place);
    setBusy(false);
    if (refusal !== null) {
      setFailure(textOf(refusal, words.endFailed));
      return;
    }
    toast({
      id: 'login-places',
      text: isOne ? words.endedOne(place.device) : words.endedOthers,
      tone: 'good',
    });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isOne ? words.endOneQuestion(place.device) : words.endOthersQuestion}
      description={isOne ? words.endOneText : words.endOthersText(others)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {words.logOutThere}
          </Button>
        </>
      }
    >
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </Dialog>
  );
}
