import { useEffect, useRef, useState } from 'react';
import type { SocialSource } from '#schemas/entities/session.ts';
import { onReturn } from '#src/features/navigation/leave-site.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { startSocial } from '../api/start-social.ts';
import { loginWords as words } from '../login-words.ts';
import { refusalText } from '../refusal-text.ts';
import { useLoginWays } from '../use-login-ways.ts';
import styles from './login-form.module.css';

interface SocialButtonsProps {
  /** Where to go on after the login. */
  readonly redirectUrl: string | undefined;
  readonly variant?: 'primary' | 'secondary';
}

/** A button for each provider that the server has (SES-12); none while that is not known. */
export function SocialButtons({ redirectUrl, variant = 'secondary' }: SocialButtonsProps) {
  const { data } = useLoginWays();
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<SocialSource | null>(null);
  const isLeaving = useRef(false);

  function rest() {
    isLeaving.current = false;
    setBusy(null);
  }
  useEffect(() => onReturn(rest), []);
  useEffect(() => () => void (isLeaving.current = false), []);

  async function leave(source: SocialSource) {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setBusy(source);
    setFailure(null);
    const refusal = await dispatch(startSocial({ source, redirectUrl, isWanted: () => isLeaving.current }));
    // The provider's page is on its way, and the button stays busy until then.
    if (refusal === null) return;
    rest();
    setFailure(refusalText(refusal));
  }

  return (
    <>
      {data?.social.map(({ source, name }) => (
        <Button
          key={source}
          variant={variant}
          fullWidth
          busy={busy === source}
          onClick={() => void leave(source)}
        >
          {words.continueWith(name)}
        </Button>
      ))}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}

interface OtherWaysProps extends Pick<SocialButtonsProps, 'redirectUrl'> {
  readonly onPassword: () => void;
}

/** The ways of logging in besides the code, as far as the server has them. Their place is kept until that is known. */
export function OtherWays({ redirectUrl, onPassword }: OtherWaysProps) {
  const { data, error } = useLoginWays();
  if (error !== undefined || (data && data.social.length === 0 && !data.password)) return null;
  return (
    <section aria-label={words.otherWays} className={styles.ways}>
      <p className={styles.or}>{words.or}</p>
      {data ? (
        <>
          <SocialButtons redirectUrl={redirectUrl} />
          {data.password && (
            <Button variant="secondary" fullWidth onClick={onPassword}>
              {words.byPassword}
            </Button>
          )}
        </>
      ) : (
        <SkeletonGroup>
          <Skeleton height="48px" />
          <Skeleton height="48px" />
        </SkeletonGroup>
      )}
    </section>
  );
}
