import * as RadixDialog from 'radix-ui/dialog';
import { type FocusEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useCloseRequest } from '../use-close-request.ts';
import { uiWords } from '../words.ts';
import styles from './modal.module.css';

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the panel is gone and the focus is back: only now may another panel open, which gives the focus back in its turn. */
  onClosed?: (() => void) | undefined;
  title: string;
  /** The content shows its own heading; the title is then for screen readers. */
  titleHidden?: boolean;
  /** One sentence that is read with the title. */
  description?: string | undefined;
  /** The element that gets the focus when the panel closes, where it is not the one that opened it. */
  focusAfter?: () => HTMLElement | null;
  /** Always visible below the content that scrolls: the buttons. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** What Dialog, Drawer and Sheet share: scrim, trapped focus, Escape, Back, title, close button. They differ in position. */
export function Modal({ placementClass, ...props }: ModalProps & { placementClass: string | undefined }) {
  const { open, onOpenChange, onClosed, title, titleHidden = false } = props;
  const { description, footer, focusAfter, children } = props;
  // Radix warns about a missing description unless the attribute is set to undefined.
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  const opener = useRef<readonly HTMLElement[] | null>(null);
  const { scrolls, watch } = useScrolls();
  useCloseRequest(open, () => onOpenChange(false));

  function rememberOpener(event: FocusEvent<HTMLDivElement>) {
    const { currentTarget, relatedTarget } = event;
    if (!currentTarget.contains(relatedTarget)) opener.current ??= withAllAround(relatedTarget);
  }

  // Radix returns the focus to a trigger of its own; here any button may open the panel.
  function giveFocusBack(event: Event) {
    event.preventDefault();
    const next = focusAfter?.();
    giveFocusTo(next ? [next] : (opener.current ?? []));
    opener.current = null;
    onClosed?.();
  }

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          {...described}
          className={classes(styles.panel, placementClass)}
          onFocus={rememberOpener}
          onOpenAutoFocus={focusPanel}
          onCloseAutoFocus={giveFocusBack}
        >
          <div className={classes(styles.head, titleHidden && styles.headBare)}>
            <RadixDialog.Title className={classes(styles.title, titleHidden && styles.hidden)}>
              {title}
            </RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton icon="close" label={uiWords.close} className={styles.close} />
            </RadixDialog.Close>
          </div>
          <div ref={watch} className={styles.body} {...(scrolls ? { tabIndex: 0 } : {})}>
            {description !== undefined && (
              <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
            )}
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** An element and its ancestors, from the inside out. */
function withAllAround(element: Element | null): readonly HTMLElement[] | null {
  if (!element) return null;
  const found: HTMLElement[] = [];
  for (let each: Element | null = element; each; each = each.parentElement)
    if (each instanceof HTMLElement) found.push(each);
  return found;
}

/**
 * Focuses the opener. When the opener was removed, for example with a deleted entry, focuses its nearest ancestor that can take the focus, such as
 * the list or the page, unless another element has the focus by then.
 */
function giveFocusTo([opener, ...around]: readonly HTMLElement[]) {
  // The page keeps its scroll position.
  const options = { preventScroll: true };
  if (opener?.isConnected) opener.focus(options);
  else for (const each of around) if (document.activeElement === document.body) each.focus(options);
}

/** Whether the content of an element overflows: then the element must be focusable, so that the keyboard can scroll it. */
function useScrolls() {
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight);
    // The observer reports a frame later; until then an accessibility check would find a region that no key scrolls.
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { scrolls, watch };
}

/** The title is read first; the first control, which may be a field or the close button, is one Tab away. */
function focusPanel(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
