import { createDraft, type Draft } from '#src/store/drafts.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { CustomiseTarget } from '#src/features/cart/customise-target.ts';
import type { Choice } from './selection.ts';

/**
 * A choice that is half made, across reloads and the browser's Back. The tab keeps it; what was chosen for a new combo has a stored key of its
 * own, which outlives the tab (WID-20).
 */
export function choiceDraft({ productId, line }: CustomiseTarget, persistence: Persistence): Draft<Choice> {
  const draft = createDraft<Choice>({ name: `customise/${productId}/${line ?? ''}`, accepts: isChoice });
  if (line !== undefined) return draft;

  function keepOptions(options: Choice['options'] | undefined): void {
    const { [productId]: _, ...others } = persistence.read('comboOptionSelections') ?? {};
    const all = options && Object.keys(options).length > 0 ? { ...others, [productId]: options } : others;
    if (Object.keys(all).length > 0) persistence.write('comboOptionSelections', all);
    else persistence.remove('comboOptionSelections');
  }

  return {
    read() {
      const options = persistence.read('comboOptionSelections')?.[productId];
      const choice = draft.read();
      if (!isRecordOf(options, isText)) return choice;
      return { ...(choice ?? nothingChosen), options };
    },
    write(choice) {
      keepOptions(choice.options);
      draft.write({ ...choice, options: {} });
    },
    remove() {
      keepOptions(undefined);
      draft.remove();
    },
  };
}

const nothingChosen: Choice = {
  sizeId: undefined,
  crustId: undefined,
  extras: {},
  options: {},
  quantity: 1,
  crustChange: null,
};

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false;
  const choice = value as Partial<Record<keyof Choice, unknown>>;
  return (
    (choice.sizeId === undefined || isText(choice.sizeId)) &&
    (choice.crustId === undefined || isText(choice.crustId)) &&
    isRecordOf(choice.extras, Number.isSafeInteger as (each: unknown) => each is number) &&
    isRecordOf(choice.options, isText) &&
    Number.isSafeInteger(choice.quantity)
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecordOf<T>(
  value: unknown,
  accepts: (each: unknown) => each is T,
): value is Readonly<Record<string, T>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(accepts)
  );
}
