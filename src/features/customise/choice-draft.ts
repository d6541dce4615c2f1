import { comboOptionSelections } from '#schemas/compiled/stored/combo-option-selections.ts';
import { customiseDraft } from '#schemas/compiled/stored/customise-draft.ts';
import type { Choice } from '#schemas/stored/drafts.ts';
import { type Draft, draftOf } from '#src/store/drafts.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { CustomiseTarget } from '#src/features/cart/customise-target.ts';

/**
 * The draft of a choice, kept across reloads and the browser's Back by the tab's storage. What was chosen for a new combo has a stored key of its
 * own, which outlives the tab (WID-20).
 */
export function choiceDraft({ productId, line }: CustomiseTarget, persistence: Persistence): Draft<Choice> {
  const draft = draftOf<Choice>(persistence, customiseDraft, `${productId}/${line ?? ''}`);
  if (line !== undefined) return draft;

  function keepOptions(options: Choice['options'] | undefined): void {
    const { [productId]: _, ...others } = persistence.read(comboOptionSelections) ?? {};
    const all = options && Object.keys(options).length > 0 ? { ...others, [productId]: options } : others;
    if (Object.keys(all).length > 0) persistence.write(comboOptionSelections, all);
    else persistence.remove(comboOptionSelections);
  }

  return {
    read() {
      const kept = persistence.read(comboOptionSelections) ?? {};
      const options = Object.hasOwn(kept, productId) ? kept[productId] : undefined;
      const choice = draft.read();
      return options ? { ...(choice ?? nothingChosen), options } : choice;
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

const nothingChosen: Choice = { extras: {}, options: {}, quantity: 1, crustChange: null };
