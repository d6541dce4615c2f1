import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { fieldCategory } from '#schemas/widgets/field-category.ts';
import { FieldFrame } from '#src/features/feedback/components/field-frame.tsx';
import { useFormField } from '#src/features/feedback/feedback-form-context.ts';
import { isText } from '#src/features/feedback/feedback-values.ts';
import { questionWords } from '#src/features/feedback/feedback-words.ts';
import { RadioGroup } from '#src/ui/radio-group/radio-group.tsx';

export function View({ id, props }: WidgetViewProps<PropsOf<typeof fieldCategory>>) {
  const { question, required } = props;
  // Two options with the same value would be chosen together: the last one is kept.
  const options = [...new Map(props.options.map((option) => [option.value, option])).values()];
  const { value = null, setValue, error } = useFormField(id, isText);
  return (
    <FieldFrame nodeId={id}>
      <RadioGroup
        legend={questionWords(question, required)}
        options={options.map(({ value: code, label, text }) => ({ value: code, label, description: text }))}
        value={value}
        onChange={setValue}
        error={error}
      />
    </FieldFrame>
  );
}
