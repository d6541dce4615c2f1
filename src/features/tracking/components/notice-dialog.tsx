import useSWR from 'swr';
import { useRequest } from '#src/store/request-context.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { sendAcknowledged } from '../api/acknowledge-popup.ts';
import type { Tracked } from '../api/tracked.ts';

interface NoticeDialogProps {
  readonly orderId: string;
  readonly popup: Tracked['popupContent'];
}

const none: readonly string[] = [];

/** ORD-37. A notice of an order, shown once: however it is closed, the server is told that it was read. */
export function NoticeDialog({ orderId, popup }: NoticeDialogProps) {
  const request = useRequest();
  // Beside what is cached of the order, and for as long: who comes back to the page sees that first, with the notice.
  const { data: read = none, mutate } = useSWR<readonly string[]>(`notices-read/${orderId}`, null);
  if (!popup || read.includes(popup.id)) return null;
  const { id, heading, text, button } = popup;

  function close() {
    // It does not come back with the next answer, should the call be lost.
    void mutate([...read, id], { revalidate: false });
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
