import { useState } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { askToLeave } from '#src/features/navigation/leave-port.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { logOut } from './log-out.ts';
import { loginWords as words } from './login-words.ts';

/** The way out (SES-19, SES-22): to the home page, after the question of a page with something that is not saved. */
export function useLogOut() {
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    await dispatch(logOut(() => navigate(pathOf('home'), { replace: true })));
    toast({ id: 'login', text: words.loggedOut });
  }

  return { busy, leave: () => askToLeave({ pathname: pathOf('home'), search: '' }, () => void leave()) };
}
