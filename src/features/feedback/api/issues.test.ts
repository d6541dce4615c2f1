import { afterEach, describe, expect, it, vi } from 'vitest';
import { feedbackCalls } from '#src/config/feedback-calls.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import { sendIssue } from './issues.ts';

const issue = {
  submissionId: 'visit-0001',
  orderId: 'o-1',
  categoryId: 'MISSING',
  issueIds: ['DISH'],
  comment: 'No dip',
};
const { issueIds: _, ...olderIssue } = issue;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a report of a problem', () => {
  it.each([
    ['v2', '/ucr-api/v2/feedbacks', issue],
    ['v1', '/ucr-api/v1/feedbacks', olderIssue],
  ] as const)('API-143 goes by the call of version %s', async (version, path, body) => {
    vi.spyOn(feedbackCalls, 'ucr', 'get').mockReturnValue(version);
    const calls: unknown[] = [];
    const request = requestAnswering((endpoint, options?: { body: unknown }) => {
      calls.push([endpoint.path, options?.body]);
      return { status: 'SUCCESS', data: { issueId: 'i-1', ticketMessage: 'Your ticket is 100002.' } };
    });
    expect(await sendIssue(request, issue)).toMatchObject({ ok: true });
    expect(calls).toEqual([[path, body]]);
  });
});
