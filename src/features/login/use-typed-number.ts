import { useEffect, useState } from 'react';
import { loginNumber } from '#schemas/compiled/stored/login-number.ts';
import { useDraft } from '#src/store/drafts.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';

/**
 * The mobile number of the login: each of its pages begins with what was typed on the one before, else with the number that a code was sent to. A page
 * that the server rendered learns it when the app has started; what was typed by then stays.
 */
export function useTypedNumber(sentTo = '') {
  const draft = useDraft(loginNumber);
  const started = useAppSelector(selectStarted);
  const known = () => (started ? draft.read() : null) ?? sentTo;
  const [mobile, setMobile] = useState(known);
  useEffect(() => {
    setMobile((typed) => (typed === '' ? known() : typed));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once the app has started, and when the number is known
  }, [started, sentTo]);
  return {
    mobile,
    setMobile(next: string) {
      setMobile(next);
      draft.write(next);
    },
  };
}
