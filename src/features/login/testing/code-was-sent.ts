import type { Decorator } from '@storybook/react-vite';
import { loginStep } from '#schemas/compiled/stored/login-step.ts';
import { usePersistence } from '#src/store/drafts.ts';

/** A story after a code was sent, so many seconds ago. */
export function codeWasSent(secondsAgo = 0): Decorator {
  return (Story) => {
    const sentAt = Date.now() - secondsAgo * 1000;
    usePersistence().write(loginStep, {
      mobile: '9876543210',
      resendAt: sentAt + 45_000,
      goodUntil: sentAt + 300_000,
    });
    return Story();
  };
}
