import { useLayoutEffect, useRef } from 'react';
import { Slot } from '#src/features/documents/slot.tsx';
import { loginWords } from '#src/features/login/login-words.ts';
import { useLogOut } from '#src/features/login/use-log-out.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { latePart } from '#registry/engine/late/late-part.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { LoginPlaces } from '../components/login-places.tsx';
import { ProfileDetails } from '../components/profile-details.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { ProfileLinks } from '../components/profile-links.tsx';
import { profileWords as words } from '../profile-words.ts';
import { useEditMode } from '../use-edit-mode.ts';
import styles from './profile-screen.module.css';

/** It comes with the code of the orders. */
const pushSwitch = latePart(async () => (await import('#src/features/push/push-switch.tsx')).PushSwitch);

/** The profile of a logged-in customer (NAV-31): details and the form for them, where they are logged in, their other screens, the way out. */
export function Screen() {
  const { isEditing, begin, end } = useEditMode();
  const { busy, leave } = useLogOut();
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);

  useLayoutEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Page>
      <h1>{words.title}</h1>
      <Slot name="profile.top" />
      <div className={styles.parts}>
        <div className={styles.details}>
          {isEditing ? <ProfileForm onEnd={end} /> : <ProfileDetails onEdit={begin} editRef={editButton} />}
        </div>
        <div className={styles.links}>
          <ProfileLinks />
        </div>
        <div className={styles.places}>
          <LoginPlaces />
          <pushSwitch.Part />
        </div>
        <div className={styles.leave}>
          <Button
            variant="secondary"
            fullWidth
            busy={busy}
            icon={<Icon name="logout" size={20} />}
            onClick={leave}
          >
            {loginWords.logOut}
          </Button>
        </div>
      </div>
      <Slot name="profile.end" />
    </Page>
  );
}
