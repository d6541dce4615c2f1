import { createContext, useContext, useState } from 'react';
import type { FieldValue } from '#schemas/stored/drafts.ts';

/** What a form provides to its fields. A field is identified by the id of its node. */
export interface FeedbackFormFields {
  value(nodeId: string): FieldValue | undefined;
  /** `undefined` removes the answer. */
  setValue(nodeId: string, value: FieldValue | undefined): void;
  error(nodeId: string): string | undefined;
}

export const FeedbackFormContext = createContext<FeedbackFormFields | null>(null);

interface FormField<Value extends FieldValue> {
  readonly value: Value | undefined;
  readonly setValue: (value: Value | undefined) => void;
  readonly error: string | undefined;
}

/** The value and the error message of one field. Outside a form, as in Storybook, the hook keeps the value in local state. */
export function useFormField<Value extends FieldValue>(
  nodeId: string,
  accepts: (value: unknown) => value is Value,
): FormField<Value> {
  const form = useContext(FeedbackFormContext);
  const [own, setOwn] = useState<Value>();
  if (!form) return { value: own, setValue: setOwn, error: undefined };
  const value = form.value(nodeId);
  return {
    value: accepts(value) ? value : undefined,
    setValue: (next) => form.setValue(nodeId, next),
    error: form.error(nodeId),
  };
}
