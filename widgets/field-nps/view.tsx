import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { fieldNps } from '#schemas/widgets/field-nps.ts';
import { FieldFrame } from '#src/features/feedback/components/field-frame.tsx';
import { useFormField } from '#src/features/feedback/feedback-form-context.ts';
import { isNumber } from '#src/features/feedback/feedback-values.ts';
import { questionWords } from '#src/features/feedback/feedback-words.ts';
import { NpsScale } from '#src/ui/nps-scale/nps-scale.tsx';

export function View({ id, props }: WidgetViewProps<PropsOf<typeof fieldNps>>) {
  const { question, lowLabel, highLabel, required } = props;
  const { value = null, setValue, error } = useFormField(id, isNumber);
  return (
    <FieldFrame nodeId={id} error={error}>
      <NpsScale
        legend={questionWords(question, required)}
        lowLabel={lowLabel}
        highLabel={highLabel}
        value={value}
        onChange={setValue}
      />
    </FieldFrame>
  );
}
