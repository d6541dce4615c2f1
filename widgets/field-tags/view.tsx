import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { fieldTags } from '#schemas/widgets/field-tags.ts';
import { constants } from '#src/config/constants.ts';
import { FieldFrame, fieldErrorId } from '#src/features/feedback/components/field-frame.tsx';
import { useFormField } from '#src/features/feedback/feedback-form-context.ts';
import { isTags } from '#src/features/feedback/feedback-values.ts';
import { questionWords } from '#src/features/feedback/feedback-words.ts';
import { SelectableChip } from '#src/ui/chip/chip.tsx';
import styles from './view.module.css';

const NONE: readonly string[] = [];

export function View({ id, props }: WidgetViewProps<PropsOf<typeof fieldTags>>) {
  const { question, required } = props;
  // Two equal tags would be chosen together.
  const tags = [...new Set(props.tags ?? constants.feedback.tags)];
  const { value: chosen = NONE, setValue, error } = useFormField(id, isTags);

  function change(tag: string, selected: boolean) {
    // In the order of the form, not in that of the taps.
    const next = tags.filter((each) => (each === tag ? selected : chosen.includes(each)));
    setValue(next.length > 0 ? next : undefined);
  }

  return (
    <FieldFrame nodeId={id} error={error}>
      <fieldset aria-describedby={error && fieldErrorId(id)}>
        <legend className={styles.legend}>{questionWords(question, required)}</legend>
        <div className={styles.tags}>
          {tags.map((tag) => (
            <SelectableChip
              key={tag}
              selected={chosen.includes(tag)}
              onSelectedChange={(selected) => change(tag, selected)}
            >
              {tag}
            </SelectableChip>
          ))}
        </div>
      </fieldset>
    </FieldFrame>
  );
}
