import { expect, it } from 'vitest';
import { getFeedbackTemplate } from '#schemas/compiled/calls/get-feedback-template.ts';
import { reportIssue } from '#schemas/compiled/calls/report-issue.ts';
import { reportOlderIssue } from '#schemas/compiled/calls/report-older-issue.ts';
import { sendNps } from '#schemas/compiled/calls/send-nps.ts';
import { submitCustomerFeedback } from '#schemas/compiled/calls/submit-customer-feedback.ts';
import { submitFeedback } from '#schemas/compiled/calls/submit-feedback.ts';
import { submitOrderFeedback } from '#schemas/compiled/calls/submit-order-feedback.ts';
import { updateFeedback } from '#schemas/compiled/calls/update-feedback.ts';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { createRequestWorld, customer } from './testing/request-world.ts';

const calls: readonly AnyEndpoint[] = [
  getFeedbackTemplate,
  submitFeedback,
  submitOrderFeedback,
  submitCustomerFeedback,
  updateFeedback,
  sendNps,
  reportIssue,
  reportOlderIssue,
];

it.each(calls.map((call) => [call.id, call] as const))(
  'REQ-21 REQ-22 a 500 on %s is told by the form of the feedback alone: no dialog covers what was written',
  async (_, { method, path, ...call }) => {
    const at = path.replace(':id', 'f-1');
    const world = createRequestWorld({ session: customer, script: { [`${method} ${at}`]: { status: 500 } } });
    const refusal = await world.refusalOf(world.request.call({ ...call, method, path: at } as AnyEndpoint));
    expect(refusal).toMatchObject({ status: 500, shown: false });
    expect(world.popups).toEqual([]);
  },
);
