import { useCombobox } from 'downshift';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react';
import { classes } from '../classes.ts';
import { controlClass } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useEarlyTyping } from '../use-early-typing.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ComboboxOption, type OptionTexts } from './combobox-option.tsx';
import { comboboxState, type ComboboxKind } from './combobox-state.ts';
import styles from './combobox.module.css';
import { type Choose, useChoice } from './use-choice.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  'placeholder' | 'maxLength' | 'onClick' | 'aria-describedby' | 'aria-invalid'
>;

export interface ComboboxProps<Option> extends InputProps {
  /** Id of the box, for its label. */
  id: string;
  kind: ComboboxKind;
  /** Names the list of options. */
  listLabel: string;
  /** Text in the box. */
  text: string;
  onText: (text: string) => void;
  /** The best match first. */
  options: readonly Option[];
  describe: (option: Option) => OptionTexts;
  /** The key of the option that is chosen already. */
  chosenKey?: string | undefined;
  onChoose: Choose<Option>;
  /** Gets the focus after a choice. Without it the box keeps the focus, and the keyboard of a phone keeps covering the page. */
  leadsTo?: RefObject<HTMLElement | null> | undefined;
  /** Options for the text are loading; the options that are shown belong to an earlier text. */
  loading?: boolean;
  /** Announced by screen readers: how many options there are, or that they are loading. */
  status?: string;
  /** Above the options, such as the reason why one of them could not be chosen. */
  notice?: ReactNode;
  /** In place of the list while it is open and there are no options. A link in it is reached by a click and by Tab. */
  empty?: ReactNode;
  /** Adds a button that empties the box. */
  clearLabel?: string;
  /** The list was closed, for any reason. */
  onClose?: () => void;
  /** The focus has left the box and the list below it. */
  onLeave?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A text box with a list of options below. The list lies over the page and never moves it. The caller provides the label: a `Field` or a
 * `label`. The focus stays in the box; arrow keys mark an option, and Enter takes it or else the best match. While the list is open Enter never
 * submits a form.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const {
    id,
    kind,
    listLabel,
    text,
    onText,
    options,
    describe,
    chosenKey,
    onChoose,
    leadsTo,
    loading = false,
    status,
    notice,
    empty,
    clearLabel,
    onClose,
    onLeave,
    ref,
    ...inputProps
  } = props;
  const below = useRef<HTMLDivElement>(null);

  const { isOpen, highlightedIndex, openMenu, closeMenu, getInputProps, getMenuProps, getItemProps } =
    useCombobox<Option>({
      id,
      inputId: id,
      items: [...options],
      inputValue: text,
      // The text shows the choice. Null, so that the same option can be chosen again.
      selectedItem: null,
      // Scrolls the page as well: the list may be longer than the screen below the box.
      scrollIntoView: (option) => option.scrollIntoView?.({ block: 'nearest' }),
      stateReducer: comboboxState({
        kind,
        loading,
        chosenIndex: options.findIndex((option) => describe(option).key === chosenKey),
      }),
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem !== null) choose(selectedItem);
      },
      onIsOpenChange: (now) => {
        if (!now.isOpen) onClose?.();
      },
    });
  const { pending, choose, giveUp } = useChoice(onChoose, () => {
    closeMenu();
    // Another element that got the focus in the meantime keeps it.
    if (document.activeElement === box.current) leadsTo?.current?.focus({ preventScroll: true });
  });
  const box = useEarlyTyping(text, (typed) => {
    onText(typed);
    // Opening the list would take the focus, which may have moved in the meantime.
    if (document.activeElement === box.current) openMenu();
  });
  useImperativeHandle(ref, () => box.current as HTMLInputElement, [box]);

  const isExpanded = isOpen && options.length > 0;
  const isEmpty = isOpen && options.length === 0 && Boolean(empty);
  const marked = isExpanded ? options[highlightedIndex] : undefined;

  function type(typed: string) {
    giveUp();
    onText(typed);
  }

  function onKeyDown(event: KeyboardEvent & { preventDownshiftDefault?: boolean }) {
    if (isExpanded || event.key.startsWith('Arrow') || event.key === 'Enter') return;
    // Without a list the keys work as in any text box: Home and End move the caret, Escape closes the dialog around it.
    if (event.key === 'Escape' && isEmpty) return;
    event.preventDownshiftDefault = true;
    if (event.key === 'Escape') closeMenu();
  }

  function onBlur({ relatedTarget }: { relatedTarget: Element | null }) {
    if (relatedTarget === box.current || below.current?.contains(relatedTarget)) return;
    // A choice whose details are being looked up continues.
    if (pending === null) closeMenu();
    onLeave?.();
  }

  return (
    <div className={classes(styles.combobox, styles[kind])}>
      {kind === 'search' && (
        <span className={styles.lens}>
          <Icon name="search" size={22} />
        </span>
      )}
      <input
        type="text"
        autoCorrect="off"
        spellCheck={false}
        {...(kind === 'search' && { inputMode: 'search', enterKeyHint: 'search' })}
        {...getInputProps({
          ...inputProps,
          ref: box,
          // The caller provides the label.
          'aria-labelledby': undefined,
          'aria-expanded': isExpanded,
          'aria-activedescendant': marked && `${id}-item-${highlightedIndex}`,
          className: classes(controlClass, styles.input),
          onChange: (event) => type(event.currentTarget.value),
          onFocus: () => {
            if (kind === 'search') openMenu();
          },
          onBlur,
          onKeyDown,
        })}
      />
      {/* A press here leaves the focus in the box: otherwise the list would close before the click, as some browsers do not focus a clicked link. */}
      <div
        ref={below}
        role="presentation"
        className={styles.below}
        onMouseDown={(event) => event.preventDefault()}
        onBlur={onBlur}
      >
        {isExpanded && notice}
        <div {...getMenuProps({ 'aria-label': listLabel })} className={styles.list} hidden={!isExpanded}>
          {isExpanded &&
            options.map((option, index) => {
              const texts = describe(option);
              return (
                <ComboboxOption
                  key={texts.key}
                  {...getItemProps({ item: option, index })}
                  texts={texts}
                  chosen={texts.key === chosenKey}
                  pending={option === pending}
                />
              );
            })}
        </div>
        {isEmpty && <div className={styles.empty}>{empty}</div>}
      </div>
      <span className={styles.end}>
        {kind === 'field' && <Icon name="chevron-down" />}
        {kind === 'search' && loading && <Spinner size="small" />}
        {clearLabel !== undefined && text !== '' && (
          <IconButton
            icon="close"
            iconSize={20}
            label={clearLabel}
            onClick={() => {
              type('');
              box.current?.focus();
            }}
          />
        )}
      </span>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </div>
  );
}
