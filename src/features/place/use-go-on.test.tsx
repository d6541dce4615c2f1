// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderPlace } from './testing/render-place.tsx';
import { useGoOn } from './use-go-on.ts';

function Page() {
  const goOn = useGoOn();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => navigate('/locationSelection?redirectUrl=%2Fcart')}>Choose</button>
      <button onClick={goOn}>Go on</button>
      <button onClick={() => navigate(-1)}>Back</button>
    </>
  );
}

it.each([
  ['/mapScreen', '/menu'],
  ['/mapScreen?redirectUrl=%2Fcart%3Fx%3D1', '/cart?x=1'],
  ['/mapScreen?redirectUrl=https%3A%2F%2Felsewhere.example%2F', '/menu'],
])('NAV-17 after the choice on %s the customer goes on to %s', async (path, to) => {
  const { user, address } = renderPlace(<Page />, { path });
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(address()).toBe(to);
});

it('NAV-17 Back does not return to the choice', async () => {
  const { user, address } = renderPlace(<Page />, { path: '/offers' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Choose');
  await press('Go on');
  expect(address()).toBe('/cart');
  await press('Back');
  expect(address()).toBe('/offers');
});
