import { popupDismissed } from '#src/store/popup-slice.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import type { PopupContent } from '#src/request/ports.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

/** The popup of the request layer (ERR-01): header, text and one button, all from its content, and a link if the content has one. */
export function PopupDialog({ content }: { content: PopupContent }) {
  const dispatch = useAppDispatch();
  const { wayOn } = content;
  const close = () => void dispatch(popupDismissed());
  return (
    <Dialog
      open
      onOpenChange={close}
      title={content.header}
      description={content.text}
      footer={
        <>
          {wayOn && (
            <ButtonLink href={wayOn.href} variant="secondary" fullWidth onClick={close}>
              {wayOn.label}
            </ButtonLink>
          )}
          <Button fullWidth onClick={close}>
            {content.button}
          </Button>
        </>
      }
    />
  );
}
