import { logout } from '#schemas/compiled/calls/logout.ts';
import { cartSync } from '#schemas/compiled/stored/cart-sync.ts';
import { createAnonymousSession } from '#src/features/session/api/create-anonymous-session.ts';
import { loggedOut, selectUserId, sessionCreated } from '#src/features/session/session-slice.ts';
import type { AppThunk } from '#src/store/store.ts';

/** How long a customer who logs out waits for the server. */
const longestWaitMs = 4_000;

/**
 * Ends the session on the server, then on this device, also when the server does not answer (SES-19, SES-20). A call that is still running is
 * ended: sent again, it would end the guest session that follows. `leave` goes to another page.
 */
export function logOut(leave: () => void): AppThunk<Promise<void>> {
  return async (dispatch, getState, { request, clock, persistence }) => {
    const ending = new AbortController();
    const stop = clock.after(longestWaitMs, () => ending.abort());
    await request()
      .call(logout, { body: {}, signal: ending.signal })
      .catch(() => null);
    stop();
    // A page that needs the login would lead to it.
    leave();
    // Before the lines: that they are gone must not look like lines that the customer took out of the cart on the server.
    persistence.remove(cartSync);
    dispatch(loggedOut());
    void createGuest();

    /** A call that comes first creates it as well. */
    async function createGuest() {
      const answer = await createAnonymousSession((endpoint, options) => request().call(endpoint, options));
      if (answer.ok && selectUserId(getState()) === null) dispatch(sessionCreated(answer.data));
    }
  };
}
