import { useMemo, useRef, useState } from 'react';
import { given } from '#schemas/given.ts';
import { isCustomisable } from '#schemas/rules/customisable.ts';
import { type CartLine, selectionOf } from '#src/features/cart/cart-lines.ts';
import { limitText } from '#src/features/cart/limit-text.ts';
import { roomFor, selectLines, selectMaxItems } from '#src/features/cart/cart-slice.ts';
import type { CustomiseTarget } from '#src/features/cart/customise-target.ts';
import { Slot } from '#src/features/documents/slot.tsx';
import { selectStoreIsOffline } from '#src/features/order-type/location-slice.ts';
import { factsWords } from '#src/features/catalog/facts-words.ts';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { usePersistence } from '#src/store/drafts.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FloatingBar } from '#src/ui/floating-bar/floating-bar.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { useSameHandler } from '#src/ui/use-same-handler.ts';
import { choiceDraft } from '../choice-draft.ts';
import { additionOfChoice } from '../choice-addition.ts';
import { customiseWords as words } from '../customise-words.ts';
import { factsLine, factsOf } from '../choice-facts.ts';
import { choiceOrdered } from '../choice-ordered.ts';
import { reasonAgainst } from '../reason-against.ts';
import { type ChoiceEvent, defaultChoice, fromSelection, unitPrice } from '../choice.ts';
import type { ChoiceForm } from '../choice-form.ts';
import { useFoldedGroups } from '../use-folded-groups.ts';
import { useChoice } from '../use-choice.ts';
import type { Leave } from '../use-leave.ts';
import { ExtraChoices } from './extra-choices.tsx';
import { ChoicePicture } from './choice-picture.tsx';
import { ComboChoices } from './combo-choices.tsx';
import styles from './choice-maker.module.css';
import { OrderBar } from './order-bar.tsx';
import { ChoiceHeading } from './choice-heading.tsx';
import { RepeatLast } from './repeat-last.tsx';
import { SizeAndCrust } from './size-and-crust.tsx';

interface ChoiceMakerProps {
  target: CustomiseTarget;
  card: MenuCard;
  form: ChoiceForm;
  line: CartLine | undefined;
  leave: Leave;
  bar: 'floating' | 'sticky';
  /** Whether the page was shown before its choices were there: then extras are added a few at a time. */
  waited: boolean;
}

/** Everything to choose of a product, and the bar that puts the choice into the cart. */
export function ChoiceMaker({ target, card, form, line, leave, bar, waited }: ChoiceMakerProps) {
  const dispatch = useAppDispatch();
  const { productId } = target;
  // A shared address names a line of the sender's cart: without such a line here, the choices are those of a new one.
  const [key] = useState(line && target.line);
  const persistence = usePersistence();
  const draft = useMemo(
    () => choiceDraft({ productId, line: key }, persistence),
    [productId, key, persistence],
  );
  // The line as it was when it was opened, whatever changes it meanwhile.
  const start = useMemo(
    () => (line ? fromSelection(form, selectionOf(line), line.quantity) : defaultChoice(form)),
    // oxlint-disable-next-line react/exhaustive-deps
    [productId, key],
  );
  const name = useRef<HTMLHeadingElement>(null);
  const groups = useRef<HTMLDivElement>(null);
  const { choice, isChanged, hasLost, startOver, ...made } = useChoice({ form, start, draft });
  const folding = useFoldedGroups(groups);

  const lines = useAppSelector(selectLines);
  const maxItems = useAppSelector(selectMaxItems);
  const others = lines.filter((each) => each.key !== line?.key);
  // The limit of the product does not count what was added from an offer.
  const wanted = {
    productId,
    maxQuantity: form.product.maxQuantity,
    ...given({ promoType: line?.promoType }),
  };
  const max = roomFor(others, wanted, maxItems);
  const limit = limitText(others, wanted, maxItems);
  const isOffline = useAppSelector(selectStoreIsOffline);
  const reason = reasonAgainst({ form, choice, max, limit, isOffline });

  function change(event: ChoiceEvent) {
    made.change(event);
    folding.chosen(event);
  }

  const changeExtra = useSameHandler(change);

  function order() {
    leave(() => {
      const addition = additionOfChoice(card, form, choice);
      draft.remove();
      dispatch(choiceOrdered({ addition, line: line?.key }));
    });
  }

  function beginAnew() {
    startOver();
    folding.openAll();
    // The pressed button is removed, so the focus moves to the name.
    name.current?.focus();
  }

  function goToMissing() {
    const group = groups.current?.querySelector(`[data-order-seq="${reason?.missing?.orderSeq}"]`);
    group?.querySelector<HTMLElement>('input:enabled')?.focus();
  }

  const orderBar = (
    <OrderBar
      item={form.product.name}
      quantity={choice.quantity}
      max={max}
      onQuantity={(quantity) => change({ type: 'quantity-chosen', quantity })}
      total={unitPrice(form, choice) * choice.quantity}
      facts={isCustomisable(form.product) ? factsLine(factsOf(form, choice), choice.quantity) : ''}
      verb={line ? words.update : words.add}
      reason={reason}
      limit={limit}
      onOrder={order}
      onMissing={goToMissing}
    />
  );
  return (
    <>
      <div className={styles.layout}>
        <div className={styles.slot}>
          <Slot name="customise.top" />
        </div>
        <div className={styles.picture}>
          <ChoicePicture form={form} choice={choice} />
        </div>
        <div ref={groups} className={styles.groups}>
          <ChoiceHeading form={form} choice={choice} nameRef={name} />
          {key !== undefined && !line && <Notice>{words.lineGone}</Notice>}
          {hasLost && <Notice>{words.choicesDropped}</Notice>}
          {key === undefined && max > 0 && !isOffline && <RepeatLast productId={productId} leave={leave} />}
          {form.vegOnly && <p className={styles.quiet}>{words.vegOnly}</p>}
          <ComboChoices form={form} choice={choice} onChange={change} folding={folding} />
          <SizeAndCrust form={form} choice={choice} onChange={change} folding={folding} />
          <ExtraChoices form={form} choice={choice} onChange={changeExtra} inSteps={waited} />
          <p className={styles.quiet}>{factsWords.dailyEnergy}</p>
          {isChanged && (
            <Button variant="quiet" onClick={beginAnew}>
              {words.startOver}
            </Button>
          )}
        </div>
        <div className={styles.slot}>
          <Slot name="customise.end" />
        </div>
      </div>
      {bar === 'floating' ? (
        <FloatingBar label={words.title}>{orderBar}</FloatingBar>
      ) : (
        <div className={styles.sticky}>{orderBar}</div>
      )}
    </>
  );
}
