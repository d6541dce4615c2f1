import { describe, expect, it } from 'vitest';
import { comboOptionSelections } from '#schemas/compiled/stored/combo-option-selections.ts';
import { customiseDraft } from '#schemas/compiled/stored/customise-draft.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { choiceDraft } from './choice-draft.ts';

const choice = {
  sizeId: 'large',
  crustId: 'thin',
  extras: { onion: 1 },
  options: {},
  quantity: 2,
  crustChange: null,
};

/** The draft of a product, after something was kept of it. */
function draftAfter(kept: unknown, options?: unknown) {
  const persistence = createPersistence();
  persistence.write<unknown>(customiseDraft, kept, 'PIZ1/');
  if (options !== undefined) persistence.write<unknown>(comboOptionSelections, options);
  return choiceDraft({ productId: 'PIZ1' }, persistence);
}

describe('the draft of a choice', () => {
  it('is read back', () => {
    expect(draftAfter(choice).read()).toEqual(choice);
  });

  it('of an older app, which had no change of crust, is read', () => {
    const { crustChange: _, ...older } = choice;
    expect(draftAfter(older).read()).toEqual(choice);
  });

  it.each([
    ['size', { ...choice, sizeId: 7 }],
    ['crust', { ...choice, crustId: {} }],
    ['number of items', { ...choice, quantity: 0 }],
    ['extras', { ...choice, extras: 'cheese' }],
  ])('with a damaged %s is ignored', (_, damaged) => {
    expect(draftAfter(damaged).read()).toBeNull();
  });

  it('loses only the extra that is damaged', () => {
    expect(draftAfter({ ...choice, extras: { onion: 1, cheese: 'much' } }).read()).toEqual(choice);
  });

  it('WID-20 reads the options of a combo from their own key, without the damaged ones', () => {
    const options = { PIZ1: { 1: 'BUR1', 2: 7 }, PIZ2: 'none' };
    expect(draftAfter(choice, options).read()).toEqual({ ...choice, options: { 1: 'BUR1' } });
  });
});
