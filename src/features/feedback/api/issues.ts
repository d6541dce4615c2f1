import { getIssueCategories } from '#schemas/compiled/calls/get-issue-categories.ts';
import { getOlderIssueCategories } from '#schemas/compiled/calls/get-older-issue-categories.ts';
import { reportIssue } from '#schemas/compiled/calls/report-issue.ts';
import { reportOlderIssue } from '#schemas/compiled/calls/report-older-issue.ts';
import type { BodyOf, DataOf } from '#schemas/endpoint.ts';
import type { Immutable } from '#schemas/immutable.ts';
import { feedbackCalls } from '#src/config/feedback-calls.ts';
import type { Answer } from '#src/request/answer.ts';
import type { Request } from '#src/request/ports.ts';
import { useRead } from '#src/store/use-read.ts';

export type IssueCategory = Immutable<DataOf<typeof getIssueCategories>>['categories'][number];

/** API-142. What can be wrong with an order; the older call knows no details. */
export function useIssueCategories(isShown: boolean) {
  return useRead({
    key: isShown ? `issue-categories/${feedbackCalls.ucr}` : null,
    call: async (request): Promise<Answer<DataOf<typeof getIssueCategories>>> => {
      if (feedbackCalls.ucr === 'v2') return request.call(getIssueCategories);
      const answer = await request.call(getOlderIssueCategories);
      if (!answer.ok) return answer;
      return {
        ok: true,
        data: { categories: answer.data.categories.map((category) => ({ ...category, issues: [] })) },
      };
    },
    read: ({ categories }): readonly IssueCategory[] => categories,
  });
}

/** API-143. */
export function sendIssue(request: Request, { issueIds, ...issue }: BodyOf<typeof reportIssue>) {
  return feedbackCalls.ucr === 'v2'
    ? request.call(reportIssue, { body: { ...issue, issueIds: issueIds ?? [] } })
    : request.call(reportOlderIssue, { body: issue });
}
