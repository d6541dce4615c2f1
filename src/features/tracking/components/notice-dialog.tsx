import { useState } from 'react';
import { useRequest } from '#src/store/request-context.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { sendAcknowledged } from '../api/acknowledge-popup.ts';
import type { Tracked } from '../api/tracked.ts';

interface NoticeDialogProps {
  readonly orderId: string;
  readonly popup: Tracked['popupContent'];
}

/** ORD-37. A notice of an order, shown once: however it is closed, the server is told that it was read. */
export function NoticeDialog({ orderId, popup }: NoticeDialogProps) {
  const request = useRequest();
  const [read, setRead] = useState<readonly string[]>([]);
  if (!popup || read.includes(popup.id)) return null;
  const { id, heading, text, button } = popup;

  function close() {
    // It does not come back with the next answer, should the call be lost.
    setRead((before) => [...before, id]);
    void sendAcknowledged(request, orderId, id);
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      title={heading}
      description={text}
      footer={
        <Button fullWidth onClick={close}>
          {button}
        </Button>
      }
    />
  );
}
