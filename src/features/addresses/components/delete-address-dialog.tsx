import { useState } from 'react';
import type { SavedAddress } from '#schemas/entities/address.ts';
import { addressesTexts } from '#src/config/texts/addresses.ts';
import { textOf } from '#src/request/refusal.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { firstLine } from '../address-lines.ts';
import { addressWords as words } from '../addresses-words.ts';
import { useDeleteAddress } from '../api/delete-address.ts';
import { useAddressOwner } from '../address-owner.ts';

interface DeleteAddressDialogProps {
  address: SavedAddress;
  onClose: () => void;
}

/** Asks for confirmation before it deletes. On a failure it shows the message and the address stays. */
export function DeleteAddressDialog({ address, onClose }: DeleteAddressDialogProps) {
  const owner = useAddressOwner();
  const deleteAddress = useDeleteAddress();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    if (owner === null) return;
    setBusy(true);
    setFailure(null);
    const answer = await deleteAddress(owner, address.address_id);
    setBusy(false);
    if (!answer.ok) {
      setFailure(textOf(answer.refusal, addressesTexts.deleteFailed));
      return;
    }
    toast({ text: words.deleted, tone: 'good' });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.deleteQuestion}
      description={`${address.label}: ${firstLine(address)}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {words.delete}
          </Button>
        </>
      }
    >
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </Dialog>
  );
}
