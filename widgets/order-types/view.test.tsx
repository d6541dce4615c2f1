// @vitest-environment jsdom
import '#src/ui/testing/jsdom-gaps.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderTypes } from '#schemas/widgets/order-types.ts';
import {
  orderTypeChosen,
  selectAskedType,
  selectOrderType,
  storeChosen,
} from '#src/features/order-type/location-slice.ts';
import { renderWidget } from '#tests/support/render-widget.tsx';
import { View } from './view.tsx';

describe('order types', () => {
  it('LOC-06 offers the ways in the order of the document, and the train as a link', () => {
    renderWidget(orderTypes, View);
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'D',
      'P',
      'DINEIN',
      'CURB',
    ]);
    expect(screen.getByRole('link', { name: /On the train/ })).toHaveAttribute('href', '/deliverOnTrain');
  });

  it('LOC-06 a choice changes the order type of the visit', async () => {
    const { user, store } = renderWidget(orderTypes, View);
    expect(screen.getByRole('radio', { name: /Delivery/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Dine-in/ }));
    expect(selectOrderType(store.getState())).toBe('DINEIN');
    expect(screen.getByRole('radio', { name: /Dine-in/ })).toBeChecked();
  });

  it('LOC-06 can be chosen by arrow keys', async () => {
    const { user, store } = renderWidget(orderTypes, View);
    await user.tab();
    expect(screen.getByRole('radio', { name: /Delivery/ })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(selectOrderType(store.getState())).toBe('P');
  });

  it('LOC-11 a tap on a way leads on to its place, as long as none is chosen', async () => {
    const { user, address } = renderWidget(orderTypes, View);
    await user.click(screen.getByText('Dine-in'));
    expect(address()).toBe('/selectRestaurant?deliveryType=DINEIN');
  });

  it('LOC-11 a tap only asks once there is a place: the order type is that of a restaurant that takes it', async () => {
    const { user, address, store } = renderWidget(orderTypes, View, {
      events: [storeChosen({ storeId: '7' })],
    });
    await user.click(screen.getByText('Dine-in'));
    expect(address()).toBe('/');
    expect(screen.getByRole('radio', { name: /Dine-in/ })).toBeChecked();
    expect(selectAskedType(store.getState())).toBe('DINEIN');
    expect(selectOrderType(store.getState())).toBe('D');
  });

  it('fetches its pictures after the main one of the page and the fonts, also on the first screen', () => {
    const { container } = renderWidget(orderTypes, View, { priority: true });
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.length).toBeGreaterThan(3);
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture).toHaveAttribute('fetchpriority', 'auto');
    }
  });

  it('says the question and the note of each way', () => {
    renderWidget(orderTypes, View);
    expect(screen.getByRole('radiogroup', { name: 'How would you like your food?' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Takeaway Ready in 15 min' })).toBeVisible();
  });

  it('has nothing chosen while the way of this visit is not on offer', () => {
    renderWidget(orderTypes, View, {
      props: { types: [{ code: 'D', label: 'Delivery' }] },
      events: [orderTypeChosen('CURB')],
    });
    expect(screen.getByRole('radio', { name: 'Delivery' })).not.toBeChecked();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
