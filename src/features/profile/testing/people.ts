// A customer and the places where she is logged in, for tests and stories.
import type { LoginPlace } from '#schemas/api/login.ts';
import type { SessionAttributes } from '#schemas/entities/session.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';

export const asha = {
  userId: 'u1',
  firstName: 'Asha',
  lastName: 'Rao',
  mobile: '9876543210',
  email: 'asha@example.com',
};

/** A login of Asha, with other attributes where they are given. */
export function ashaWith(attributes: SessionAttributes) {
  return loggedIn({
    attributes: { ...asha, ...attributes },
    credentials: { accessToken: 'a', refreshToken: 'r' },
    loginType: 'OTP',
  });
}

export const ashaCame = ashaWith({});

/** A customer who has not given a name yet. */
export const namelessCame = loggedIn({
  attributes: { userId: 'u2', mobile: '9123456789' },
  credentials: { accessToken: 'a', refreshToken: 'r' },
  loginType: 'OTP',
});

export const thisPhone: LoginPlace = {
  id: 'here',
  device: 'Chrome on Android',
  startedAt: '2026-11-20T13:45:00Z',
  lastUsedAt: '2026-11-22T13:45:00Z',
  isThisDevice: true,
};

export const laptop: LoginPlace = {
  id: 'laptop',
  device: 'Firefox on Windows',
  startedAt: '2026-11-02T04:10:00Z',
  lastUsedAt: '2026-11-21T15:30:00Z',
  isThisDevice: false,
};

export const tablet: LoginPlace = { ...laptop, id: 'tablet', device: 'Safari on iPad' };

export const placesReply = (places: readonly LoginPlace[]) => ({
  status: 'SUCCESS' as const,
  data: { places: [...places] },
});

/** The server has what was sent. */
export const savedReply = ({ body }: { body: SessionAttributes }) => ({
  status: 'SUCCESS',
  data: { attributes: body },
});
