import { popupDismissed } from '#src/store/popup-slice.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import type { PopupContent } from '#src/request/ports.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

/** What the request layer has to say to the customer (ERR-01): header, text and one button, all given. */
export function PopupDialog({ content }: { content: PopupContent }) {
  const dispatch = useAppDispatch();
  const close = () => void dispatch(popupDismissed());
  return (
    <Dialog
      open
      onOpenChange={close}
      title={content.header}
      description={content.text}
      footer={
        <Button fullWidth onClick={close}>
          {content.button}
        </Button>
      }
    />
  );
}
