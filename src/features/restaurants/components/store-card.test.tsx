// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aStore, offlineStore } from '#src/features/place/testing/country.ts';
import { StoreCard } from './store-card.tsx';

afterEach(cleanup);

describe('the card of a store', () => {
  it('LOC-30 says name, address, city, distance and until when it is open', () => {
    render(
      <StoreCard store={aStore} orderType="P" action={<button type="button">Choose</button>} note="New" />,
    );
    expect(screen.getByRole('heading', { name: 'Indiranagar' })).toBeVisible();
    expect(screen.getByText('100 Feet Road, Indiranagar, Bengaluru 560038')).toBeVisible();
    expect(screen.getByText('850 m away')).toBeVisible();
    expect(screen.getByText('Open until 11 pm')).toBeVisible();
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose' })).toBeVisible();
    expect(screen.queryByText(/Dine-in/)).toBeNull();
  });

  it('LOC-30 marks the restaurant that the order comes from', () => {
    const { rerender } = render(<StoreCard store={aStore} />);
    expect(screen.queryByText('Your restaurant')).toBeNull();
    rerender(<StoreCard store={aStore} isMine />);
    expect(screen.getByText('Your restaurant')).toBeVisible();
  });

  it('LOC-30 says that a store takes no orders', () => {
    render(<StoreCard store={offlineStore} />);
    expect(screen.getByText('Not taking orders')).toBeVisible();
  });

  it('LOC-03 LOC-04 names its order types where none is asked for', () => {
    render(<StoreCard store={aStore} />);
    expect(screen.getByText('Delivery · Takeaway · Dine-in · Curbside')).toBeVisible();
  });
});
