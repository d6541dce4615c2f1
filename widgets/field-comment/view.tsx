import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { fieldComment } from '#schemas/widgets/field-comment.ts';
import { FieldFrame } from '#src/features/feedback/components/field-frame.tsx';
import { useFormField } from '#src/features/feedback/feedback-form-context.ts';
import { isText } from '#src/features/feedback/feedback-values.ts';
import { TextArea } from '#src/ui/text-area/text-area.tsx';

export function View({ id, props }: WidgetViewProps<PropsOf<typeof fieldComment>>) {
  const { question, hint, maxLength, required } = props;
  const { value = '', setValue, error } = useFormField(id, isText);
  return (
    <FieldFrame nodeId={id}>
      <TextArea
        label={question}
        hint={hint}
        error={error}
        optional={!required}
        maxLength={maxLength}
        value={value}
        onChange={(event) => setValue(event.target.value === '' ? undefined : event.target.value)}
      />
    </FieldFrame>
  );
}
