import { useState } from 'react';
import type { SavedAddress } from '#schemas/entities/address.ts';
import { addressesTexts } from '#src/config/texts/addresses.ts';
import { serverWordsOf } from '#src/request/refusal.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { firstLine } from '../address-values.ts';
import { addressWords as words } from '../addresses-words.ts';
import { useDeleteAddress } from '../api/delete-address.ts';
import { useAddressOwner } from '../use-addresses.ts';

interface DeleteAddressDialogProps {
  address: SavedAddress;
  onClose: () => void;
}

/** Asks first; a failure says so and leaves the address where it is. */
export function DeleteAddressDialog({ address, onClose }: DeleteAddressDialogProps) {
  const owner = useAddressOwner();
  const deleteAddress = useDeleteAddress();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    if (owner === null) return;
    setBusy(true);
    setFailure(null);
    try {
      await deleteAddress(owner, address.address_id);
      toast({ text: words.deleted, tone: 'good' });
      onClose();
    } catch (error) {
      setFailure(serverWordsOf(error) ?? addressesTexts.deleteFailed);
    } finally {
      setBusy(false);
    }
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
