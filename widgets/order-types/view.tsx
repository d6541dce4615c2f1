import { type MouseEvent, useId } from 'react';
import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { orderTypes } from '#schemas/widgets/order-types.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import {
  orderTypeAsked,
  selectPressedType,
  selectStoreIsChosen,
} from '#src/features/order-type/location-slice.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { ChoiceInput } from '#src/ui/choice-input/choice-input.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { fromTablet } from '#src/ui/screen-widths.ts';
import styles from './view.module.css';

type OrderType = PropsOf<typeof orderTypes>['types'][number];

const defaultPictures: Readonly<Record<OrderType['code'], string>> = {
  D: 'order-delivery',
  P: 'order-takeaway',
  DINEIN: 'order-dinein',
  CURB: 'order-curbside',
  IRCTC: 'order-train',
};

export function View({ props, title, resolveLink }: WidgetViewProps<PropsOf<typeof orderTypes>>) {
  const chosen = useAppSelector(selectPressedType);
  const hasPlace = useAppSelector(selectStoreIsChosen);
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  const name = useId();
  // A train order starts with a PNR on a page of its own, so it is a link and not a choice here.
  const choices = props.types.filter(({ code }) => code !== 'IRCTC');
  const train = props.types.find(({ code }) => code === 'IRCTC');

  // A tap on an order type opens the choice of a place when there is none yet. Arrow keys only choose: they click the radio button itself and
  // not its label.
  function leadOn(event: MouseEvent, code: OrderType['code']) {
    if (hasPlace || event.target instanceof HTMLInputElement) return;
    const place =
      code === 'D'
        ? pathOf('locationSelection')
        : withQuery(pathOf('selectRestaurant'), { deliveryType: code });
    navigate(place);
  }

  return (
    <div className={styles.picker}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.row}>
        <div role="radiogroup" aria-label={title ?? props.legend} className={styles.choices}>
          {choices.map((type) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keys are the radio button's
            <label key={type.code} className={styles.tile} onClick={(event) => leadOn(event, type.code)}>
              <span className={styles.face}>
                <ChoiceInput
                  type="radio"
                  name={name}
                  value={type.code}
                  checked={type.code === chosen}
                  onChoose={() => dispatch(orderTypeAsked(type.code))}
                />
                <Face type={type} />
              </span>{' '}
              <Note type={type} />
            </label>
          ))}
        </div>
        {train && (
          <AppLink to={resolveLink({ action: 'train' })} className={styles.tile}>
            <span className={styles.face}>
              <Face type={train} />
            </span>{' '}
            <Note type={train} />
            <span className={styles.away}>
              <Icon name="chevron-right" size={14} />
            </span>
          </AppLink>
        )}
      </div>
    </div>
  );
}

function Face({ type }: { type: OrderType }) {
  return (
    <>
      <Picture
        id={type.picture ?? defaultPictures[type.code]}
        kind="category"
        alt=""
        sizes={`${fromTablet} 96px, 64px`}
        className={styles.picture}
      />
      <span className={styles.label}>{type.label}</span>
    </>
  );
}

function Note({ type: { note } }: { type: OrderType }) {
  return note && <span className={styles.note}>{note}</span>;
}
