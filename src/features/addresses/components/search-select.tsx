import { type ReactNode, type Ref, useId, useMemo, useRef, useState } from 'react';
import { matchingNames } from '#src/features/cities/matching-names.ts';
import { Combobox } from '#src/ui/combobox/combobox.tsx';
import { Field, type FieldTexts, fieldAria } from '#src/ui/field/field.tsx';

export interface SearchOption {
  readonly name: string;
  /** Text beside the name, such as a PIN code. The search covers it as well. */
  readonly more?: string | undefined;
}

interface SearchSelectProps extends FieldTexts {
  options: readonly SearchOption[];
  /** Name of the chosen option; empty when none is chosen. */
  value: string;
  /** Called with null when the typed text is no option: keeping the previous option would contradict the text. */
  onChoose: (option: SearchOption | null) => void;
  placeholder: string;
  /** Accessible name of the list. */
  listLabel: string;
  /** Announced to screen readers when typing has narrowed the list. */
  countText: (count: number) => string;
  /** Shown when the field was left with a text that is no option. `nearest` is the name of the best match, if there is one. */
  unlistedText: (typed: string, nearest: string | undefined) => string;
  /** Shown in place of the list when no option matches or none is loaded yet. */
  emptyText: string;
  /** Below that text: a link to another way of entering the same thing, such as the map. */
  wayOn?: ReactNode;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Two options may have one name, such as a locality with two PIN codes. */
const keyOf = ({ name, more = '' }: SearchOption) => `${name}|${more}`;
const describe = (option: SearchOption) => ({ key: keyOf(option), title: option.name, text: option.more });

/** A choice from a list that is too long to scroll through: typing narrows it, and only its options can be chosen. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, hint, optional, options, value, onChoose, placeholder, listLabel } = props;
  const { countText, unlistedText, emptyText, wayOn, onBlur, ref } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  /** What was typed and not used yet. A ref, because the field may be left before a choice is rendered, and the choice has used the text. */
  const unused = useRef<string | null>(null);
  /** The text with which the field was left, and which is no option. It stays, so that the customer sees what to correct. */
  const [unlisted, setUnlisted] = useState<string | null>(null);
  const chosen = options.find(({ name }) => name === value);
  const shown = useMemo(() => matchingNames(options, typed ?? ''), [options, typed]);

  const error =
    props.error ??
    (unlisted === null ? undefined : unlistedText(unlisted, matchingNames(options, unlisted)[0]?.name));

  function type(text: string | null) {
    unused.current = text;
    setTyped(text);
  }

  function chooseOption(option: SearchOption | null) {
    unused.current = null;
    setUnlisted(null);
    onChoose(option);
  }

  /** When the field is left, the typed text is taken if it is the name of an option. */
  function leave() {
    const left = unused.current?.trim();
    if (left !== undefined && left !== value) {
      const option = options.find(({ name }) => name.toLowerCase() === left.toLowerCase());
      chooseOption(option ?? null);
      if (!option && left !== '') setUnlisted(left);
    }
    onBlur?.();
  }

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <Combobox
        ref={ref}
        id={id}
        kind="field"
        listLabel={listLabel}
        placeholder={placeholder}
        {...fieldAria(id, { hint, error })}
        text={typed ?? unlisted ?? value}
        onText={type}
        options={shown}
        describe={describe}
        chosenKey={chosen && keyOf(chosen)}
        status={typed === null ? '' : shown.length === 0 ? emptyText : countText(shown.length)}
        empty={
          <>
            <p>{emptyText}</p>
            {wayOn}
          </>
        }
        // Selects the text, so that typing replaces the chosen name and does not append to it.
        onClick={(event) => {
          if (typed === null) event.currentTarget.select();
        }}
        onChoose={chooseOption}
        onClose={() => type(null)}
        onLeave={leave}
      />
    </Field>
  );
}
