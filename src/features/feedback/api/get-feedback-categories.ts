import { getAllFeedbackCategories } from '#schemas/compiled/calls/get-all-feedback-categories.ts';
import { getFeedbackCategories } from '#schemas/compiled/calls/get-feedback-categories.ts';
import { feedbackCalls } from '#src/config/feedback-calls.ts';
import { useRead } from '#src/store/use-read.ts';

/** API-141. Value of a category → what customers call it. Of two calls the configuration says which. */
export function useFeedbackCategories(isShown: boolean): ReadonlyMap<string, string> {
  const { data } = useRead({
    key: isShown ? `feedback-categories/${feedbackCalls.categories}` : null,
    call: (request) =>
      feedbackCalls.categories === 've1'
        ? request.call(getAllFeedbackCategories)
        : request.call(getFeedbackCategories),
    read: ({ categories }): readonly { readonly value: string; readonly label: string }[] => categories,
  });
  return new Map(data?.map(({ value, label }) => [value, label]));
}
