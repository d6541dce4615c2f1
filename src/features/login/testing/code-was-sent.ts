import type { Decorator } from '@storybook/react-vite';
import type { LoginWay } from '#schemas/stored/drafts.ts';
import { loginStep } from '#schemas/compiled/stored/login-step.ts';
import { usePersistence } from '#src/store/drafts.ts';

/** A story after a code was sent, so many seconds ago. */
export function codeWasSent(secondsAgo = 0, way: LoginWay = 'code'): Decorator {
  return (Story) => {
    const sentAt = Date.now() - secondsAgo * 1000;
    usePersistence().write(loginStep, {
      way,
      mobile: '9876543210',
      ...(way === 'social' && { source: 'Gmail' }),
      resendAt: sentAt + 45_000,
      goodUntil: sentAt + 300_000,
    });
    return Story();
  };
}
