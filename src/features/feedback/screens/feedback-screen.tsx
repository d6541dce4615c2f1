import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { BrokenLink } from '#src/features/error-pages/broken-link.tsx';
import { loadAsk } from '#src/features/login/load-ask.ts';
import { entryState } from '#src/features/login/login-entry.ts';
import { ownPath } from '#src/features/navigation/own-path.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { readOrderType } from '#src/features/order-type/order-types.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { Page } from '#src/ui/page/page.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { FeedbackPage } from '../components/feedback-page.tsx';
import { FeedbackSteps } from '../components/feedback-steps.tsx';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import { LateOrderChoice } from '../components/late-order-choice.tsx';
import styles from '../components/feedback-page.module.css';
import { readTapped } from '../feedback-draft.ts';
import { followWaiting } from '../send-waiting.ts';
import { feedbackScreenWords as words } from './feedback-screen-words.ts';

/** Pattern of the ids of orders and feedback links; other text is not accepted from the address. */
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Feedback in three steps (FBK-01): login, choice of the order, form. A link names the order (NAV-35), and a tap on the home page a rating; with
 * neither the customer chooses the order, so a guest logs in first (FBK-02). With `from` in the link it opens as a popup that returns to that path
 * (NAV-37).
 */
export function Screen() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useAppNavigate();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const started = useAppSelector(selectStarted);

  const id = query.get('id');
  const orderMode = query.get('orderMode');
  const from = query.get('from');
  const tapped = readTapped(query.get('rating'));
  const isBroken =
    (id !== null && !idPattern.test(id)) || (orderMode !== null && readOrderType(orderMode) === null);
  const isForm = id !== null || orderMode !== null || tapped !== null || query.get('about') === 'general';
  const isGuestOfMenu = started && !isBroken && !isForm && !isLoggedIn;
  const here = pathname + search;

  useEffect(() => {
    if (isLoggedIn) dispatch(followWaiting());
  }, [dispatch, isLoggedIn]);

  useEffect(() => {
    if (isGuestOfMenu)
      navigate(withQuery(pathOf('login'), { redirectUrl: here }), {
        replace: true,
        state: { ...entryState({ from: 'feedback', guarded: true }) },
      });
  }, [isGuestOfMenu, navigate, here]);

  if (isBroken) return <BrokenLink />;

  function logIn() {
    // The popup is a sheet itself, so its login is a page.
    if (from === null) void loadAsk(store, { from: 'feedback', here, navigate });
    else navigate(withQuery(pathOf('login'), { redirectUrl: here }));
  }

  function body(): ReactNode {
    if (isForm) {
      return (
        <FeedbackPage key={id} id={id} orderMode={readOrderType(orderMode)} tapped={tapped} onLogin={logIn} />
      );
    }
    return (
      <div className={styles.page}>
        <FeedbackSteps done={isLoggedIn ? ['login'] : []} />
        {isLoggedIn ? <LateOrderChoice /> : <FormSkeleton />}
      </div>
    );
  }

  if (from !== null) {
    return (
      <Sheet
        open
        title={words.title}
        onOpenChange={() => navigate(ownPath(from) ?? pathOf('home'), { replace: true })}
      >
        {body()}
      </Sheet>
    );
  }
  return (
    <Page width="narrow">
      {/* One element for both, so that the visually hidden heading adds no gap. */}
      <div>
        <h1>
          <VisuallyHidden>{words.title}</VisuallyHidden>
        </h1>
        {body()}
      </div>
    </Page>
  );
}
