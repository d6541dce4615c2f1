import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { fieldRating } from '#schemas/widgets/field-rating.ts';
import { constants } from '#src/config/constants.ts';
import { FieldFrame, fieldErrorId } from '#src/features/feedback/components/field-frame.tsx';
import { RatingFaces } from '#src/features/feedback/components/rating-faces.tsx';
import { useFormField } from '#src/features/feedback/feedback-form-context.ts';
import { isNumber } from '#src/features/feedback/feedback-values.ts';
import { questionWords } from '#src/features/feedback/feedback-words.ts';

export function View({ id, props }: WidgetViewProps<PropsOf<typeof fieldRating>>) {
  const { question, labels = constants.feedback.ratingLabels, required } = props;
  const { value, setValue, error } = useFormField(id, isNumber);
  return (
    <FieldFrame nodeId={id} error={error}>
      <RatingFaces
        legend={questionWords(question, required)}
        labels={labels}
        value={value}
        onChange={setValue}
        describedBy={error && fieldErrorId(id)}
      />
    </FieldFrame>
  );
}
