import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { FeedbackValues } from '#schemas/stored/drafts.ts';
import { FeedbackForm } from '../components/feedback-form.tsx';

interface Field {
  readonly type: string;
  readonly id: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Renders a form with a single field, and records what the form sends. */
export function renderInForm(view: ReactElement, { type, id, props }: Field) {
  const sent: FeedbackValues[] = [];
  const node = { id, type, props, address: 'feedback-template[0]' };
  render(
    <FeedbackForm heading="How was it?" nodes={[node]} onSubmit={(values) => void sent.push(values)}>
      {view}
    </FeedbackForm>,
  );
  const user = userEvent.setup();
  return { sent, user, send: () => user.click(screen.getByRole('button', { name: 'Send feedback' })) };
}
