import { useState } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { feedbackTexts } from '#src/config/texts/feedback.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { feedbackScreenWords as words } from '../screens/feedback-screen-words.ts';

interface InvalidPhoneDialogProps {
  readonly isLoggedIn: boolean;
  readonly onLogin: () => void;
}

/**
 * The order of the link was not placed with this number. A guest logs in (FBK-10), or looks at the form first (FBK-18); a customer goes to the
 * profile, which says who is logged in and logs out (FBK-11).
 */
export function InvalidPhoneDialog({ isLoggedIn, onLogin }: InvalidPhoneDialogProps) {
  const navigate = useAppNavigate();
  const [open, setOpen] = useState(true);
  const toProfile = () => navigate(pathOf('profile'));

  function close() {
    setOpen(false);
    if (isLoggedIn) toProfile();
  }

  function logIn() {
    setOpen(false);
    onLogin();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={feedbackTexts.invalidPhoneHeader}
      description={feedbackTexts.invalidPhone}
      footer={
        isLoggedIn ? (
          <Button fullWidth onClick={close}>
            {words.ok}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              {words.look}
            </Button>
            <Button onClick={logIn}>{words.logIn}</Button>
          </>
        )
      }
    />
  );
}
