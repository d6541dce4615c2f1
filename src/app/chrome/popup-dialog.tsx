import { useSearchParams } from 'react-router-dom';
import { withQuery } from '#src/config/paths.ts';
import { popupDismissed } from '#src/store/popup-slice.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { exitOf } from '#src/features/partner-login/partner-bridge.ts';
import { partnerLoginWords } from '#src/features/partner-login/partner-login-words.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import type { PopupContent } from '#src/request/ports.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

/**
 * The popup of the request layer (ERR-01): header, text and one button, all from its content, and a link if the content has one. A session that ended in
 * the app of a partner has the way out of it, where there is one (MIN-10).
 */
export function PopupDialog({ content }: { content: PopupContent }) {
  const dispatch = useAppDispatch();
  const partner = useAppSelector(selectPartner);
  const { wayOn } = content;
  const [query] = useSearchParams();
  const exit = content.kind === 'session' ? exitOf(partner) : undefined;
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
            <ButtonLink
              href={onwards(wayOn.href, query.get('redirectUrl') ?? undefined)}
              variant="secondary"
              fullWidth
              onClick={close}
            >
              {wayOn.label}
            </ButtonLink>
          )}
          {exit && (
            <Button fullWidth onClick={exit}>
              {partnerLoginWords.exit}
            </Button>
          )}
          <Button variant={exit ? 'secondary' : 'primary'} fullWidth onClick={close}>
            {content.button}
          </Button>
        </>
      }
    />
  );
}

/** Who came to choose a place from another page, such as the cart, comes back to it by the other way too. */
function onwards(href: string, redirectUrl: string | undefined): string {
  const [path = '', search] = href.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  return withQuery(path, { ...query, redirectUrl });
}
