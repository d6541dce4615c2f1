import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { exchangeSocialCode, preLogin, searchUser, socialValidateCode } from '#schemas/api/signin.ts';
import { socialAttempt } from '#schemas/compiled/stored/social-attempt.ts';
import { codeWasSent } from '#src/features/login/testing/code-was-sent.ts';
import { openWays } from '#src/features/login/testing/open-ways.ts';
import { usePersistence } from '#src/store/drafts.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { Screen } from './social-signin-screen.tsx';

const arrived = (person: object) =>
  answer(exchangeSocialCode, { status: 'SUCCESS', data: { token: 'the-token', ...person } });
const unknown = answerFailure(searchUser, 404, [{ code: 'UNKNOWN_USER' }]);
const announced = answer(preLogin, { status: 'SUCCESS', data: {} });
const asha = { firstName: 'Asha', lastName: 'Menon', email: 'asha.menon@example.com' };

/** A story in the tab in which the login was begun. */
function wasBegun(): Decorator {
  return (Story) => {
    usePersistence().write(socialAttempt, { source: 'Gmail', state: 'the-state', nonce: 'n', verifier: 'v' });
    return Story();
  };
}

const meta = {
  title: 'Screens/Social login',
  component: Screen,
  parameters: {
    frame: 'page',
    path: '/socialSignin?code=the-code&state=the-state',
    events: [appStarted()],
  },
  decorators: [wasBegun()],
  beforeEach: ({ msw }) => msw.use(openWays, arrived(asha), unknown, announced),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

const signUp = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('heading', { name: 'Sign up' });

export const Start: Story = { parameters: { path: '/socialSignin?redirectUrl=%2Fcart' } };

export const Arriving: Story = {
  beforeEach: ({ msw }) => msw.use(answerNever(exchangeSocialCode)),
};

export const BeforeTheStart: Story = { parameters: { events: [] } };

export const SignUp: Story = { play: async ({ canvasElement }) => void (await signUp(canvasElement)) };

export const SignUpFaults: Story = {
  beforeEach: ({ msw }) => msw.use(arrived({})),
  play: async ({ canvasElement }) => {
    await signUp(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send code' }));
  },
};

export const SignUpFailing: Story = {
  play: async ({ canvasElement, msw }) => {
    await signUp(canvasElement);
    msw.use(
      answerFailure(preLogin, 429, [
        { code: 'TOO_SOON', displayMsg: 'You can ask for another code in 30 seconds.' },
      ]),
    );
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: 'Mobile number' }), '9876543210');
    await userEvent.click(page.getByRole('button', { name: 'Send code' }));
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'narrow320' } },
  beforeEach: ({ msw }) =>
    msw.use(
      arrived({
        firstName: 'Venkatanarasimharajuvaripeta Subrahmanya',
        lastName: 'Thiruvananthapuram Chidambaranathan',
        email: 'venkatanarasimharajuvaripeta.s@mail.example.com',
      }),
    ),
  play: async ({ canvasElement }) => void (await signUp(canvasElement)),
};

const code = {
  parameters: { path: '/socialSignin?redirectUrl=%2Fcart' },
  decorators: [codeWasSent(0, 'social')],
};

export const Code: Story = code;

export const WrongCode: Story = {
  ...code,
  beforeEach: ({ msw }) =>
    msw.use(
      answerFailure(socialValidateCode, 400, [
        { code: 'CODE_WRONG', displayMsg: 'This code is not right. You have 4 tries left.' },
      ]),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: '6-digit code' }), '123456');
    await userEvent.click(page.getByRole('button', { name: 'Verify' }));
  },
};

export const Cancelled: Story = {
  parameters: { path: '/socialSignin?error=access_denied&state=the-state' },
};

export const NotBegunHere: Story = { parameters: { path: '/socialSignin?code=the-code&state=another' } };

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answerFailure(exchangeSocialCode, 400, [
        {
          code: 'SOCIAL_REFUSED',
          displayMsg:
            'Google did not confirm who you are. Continue with Google again, or log in with a code.',
        },
      ]),
    ),
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(answerFailure(exchangeSocialCode, 500)),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('alert')),
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => void (await signUp(canvasElement)),
};

export const RefusedDark: Story = {
  globals: { theme: 'dark' },
  parameters: { path: '/socialSignin?error=access_denied&state=the-state' },
};

export const Phone360: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => void (await signUp(canvasElement)),
};

export const Wide1280: Story = {
  globals: { viewport: { value: 'wide1280' } },
  play: async ({ canvasElement }) => void (await signUp(canvasElement)),
};
