import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';

const { stateChangeTypes: change } = useCombobox;

/**
 * - `field`: one of a list that is complete from the start. It opens by a click, and marks the option that Enter takes.
 * - `search`: the options are searched while the customer types. It opens with the focus, so that earlier results are shown again, and marks
 *   nothing by itself: the options may still belong to an earlier text.
 */
export type ComboboxKind = 'field' | 'search';

interface ComboboxRules {
  readonly kind: ComboboxKind;
  /** The options are those of an earlier text. */
  readonly loading: boolean;
  /** -1 when nothing is chosen. */
  readonly chosenIndex: number;
}

/** The differences from downshift's own state: when the list opens and closes, which option is marked, and what Enter does. */
export function comboboxState<Option>({ kind, loading, chosenIndex }: ComboboxRules) {
  const first = kind === 'field' ? 0 : -1;
  const atOpening = chosenIndex >= 0 ? chosenIndex : first;

  return (
    state: UseComboboxState<Option>,
    { type, changes, props }: UseComboboxStateChangeOptions<Option>,
  ): Partial<UseComboboxState<Option>> => {
    switch (type) {
      // The component closes the list when the focus leaves it: a link beside the list belongs to it.
      case change.InputBlur:
      // A pointer over the list does not change which option Enter takes.
      case change.ItemMouseMove:
      case change.MenuMouseLeave:
        return state;

      case change.InputClick:
      case change.FunctionOpenMenu:
        return state.isOpen ? state : { ...changes, isOpen: true, highlightedIndex: atOpening };

      case change.InputKeyDownArrowDown:
      case change.InputKeyDownArrowUp:
        return state.isOpen || chosenIndex < 0 ? changes : { ...changes, highlightedIndex: chosenIndex };

      case change.InputChange:
        return { ...changes, highlightedIndex: first };

      // The list stays until the choice is made, which may take a while.
      case change.ItemClick:
        return { ...state, selectedItem: changes.selectedItem ?? null };
      case change.InputKeyDownEnter:
        return { ...state, selectedItem: enteredOption(state, props.items, loading) };

      default:
        return changes.isOpen ? changes : { ...changes, highlightedIndex: -1 };
    }
  };
}

/** The option that Enter takes: the one that the arrow keys marked, else the best match of the typed text. */
function enteredOption<Option>(
  { highlightedIndex }: UseComboboxState<Option>,
  options: readonly Option[],
  loading: boolean,
): Option | null {
  if (highlightedIndex >= 0) return options[highlightedIndex] ?? null;
  return loading ? null : (options[0] ?? null);
}
