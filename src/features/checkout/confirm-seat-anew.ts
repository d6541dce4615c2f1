import { trainDraft } from '#schemas/compiled/stored/train-draft.ts';
import type { AppThunk } from '#src/store/store.ts';

/** TRN-06. The server takes no order with the seat that this tab has as confirmed: it is to be confirmed once more before anything is paid. */
export function confirmSeatAnew(): AppThunk {
  return (_dispatch, _getState, { persistence }) => {
    const draft = persistence.read(trainDraft);
    if (draft?.isSaved) persistence.write(trainDraft, { ...draft, isSaved: false });
  };
}
