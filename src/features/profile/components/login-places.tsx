import { useId, useState } from 'react';
import type { LoginPlace } from '#schemas/api/login.ts';
import { appTexts } from '#src/config/texts/app.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { Bone } from '#src/ui/skeleton/bone.tsx';
import { SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { useLoginPlaces } from '../api/get-login-places.ts';
import { profileWords as words } from '../profile-words.ts';
import { EndLoginDialog } from './end-login-dialog.tsx';
import { LoginPlaceLine } from './login-place-line.tsx';
import styles from './login-places.module.css';

/** Where the customer is logged in, and the way to end it there. Ending removes the pressed button, so the focus moves to the section. */
export function LoginPlaces() {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} tabIndex={-1} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {words.places}
      </h2>
      <Places />
    </Card>
  );
}

function Places() {
  const { places, error, isBusy, retry } = useLoginPlaces();
  const [ending, setEnding] = useState<LoginPlace | 'others' | null>(null);

  if (error !== undefined) {
    const isOffline = refusalIn(error)?.code === 'OFFLINE';
    return (
      <ErrorState
        title={words.placesFailed}
        text={isOffline ? appTexts.offline : words.tryAgain}
        onRetry={retry}
        busy={isBusy}
      />
    );
  }
  if (!places) {
    return (
      <SkeletonGroup>
        <div>
          <Bone shape="text" size={12} width="80%" />
          <div className={styles.place}>
            <div className={styles.about}>
              <Bone shape="text" width="60%" />
              <Bone shape="text" size={12} width="70%" />
            </div>
          </div>
        </div>
      </SkeletonGroup>
    );
  }
  const others = places.filter(({ isThisDevice }) => !isThisDevice);
  return (
    <>
      <p className={styles.text}>{others.length > 0 ? words.placesText : words.onlyHere}</p>
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={place.id}>
            <LoginPlaceLine place={place} onEnd={() => setEnding(place)} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button variant="secondary" fullWidth onClick={() => setEnding('others')}>
          {words.endOthers}
        </Button>
      )}
      {ending && <EndLoginDialog place={ending} others={others.length} onClose={() => setEnding(null)} />}
    </>
  );
}
