// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { useAskedDish } from './use-asked-dish.ts';

const card = { name: 'Chicken Tikka', price: 100, foodType: 1, customisable: true, available: true } as const;
const groups: readonly MenuGroup[] = [
  {
    id: '3',
    name: 'Non-veg pizza',
    slug: 'non-veg-pizza',
    count: 3,
    cards: [
      { ...card, productId: 'PIZ7' },
      { ...card, productId: 'FRIES', customisable: false },
      { ...card, productId: 'GONE', available: false },
    ],
  },
];

const frames: (() => void)[] = [];
let visitType = 'navigate';
beforeEach(() => {
  visitType = 'navigate';
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void (frames[id - 1] = () => {}));
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { type: visitType } as PerformanceNavigationTiming,
  ]);
});
afterEach(() => vi.restoreAllMocks());

interface Visit {
  readonly productId?: string;
  readonly search?: string;
  /** Scroll positions of entries that were left before. */
  readonly left?: readonly string[];
  readonly isLoaded?: boolean;
}

function open({ productId = 'PIZ7', search = '', left = [], isLoaded = true }: Visit = {}) {
  const { store } = createTestStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[{ pathname: `/menu/3/${productId}`, search, key: 'default' }]}>
        {children}
      </MemoryRouter>
    </Provider>
  );
  const positions = new Map(left.map((key) => [key, 0]));
  const hook = renderHook(
    ({ shown }) => {
      useAskedDish({ groups: shown, productId, positions });
      return { location: useLocation(), navigate: useNavigate() };
    },
    { wrapper, initialProps: { shown: isLoaded ? groups : [] } },
  );
  const frame = () => act(() => frames.splice(0).forEach((run) => run()));
  const draw = () => {
    frame();
    frame();
  };
  const address = () => hook.result.current.location.pathname + hook.result.current.location.search;
  return { ...hook, frame, draw, address };
}

it('NAV-51 a link to a dish opens its choices over the menu, after the page was scrolled to it', () => {
  const { frame, address } = open();
  // The page is scrolled in the first frame.
  frame();
  expect(address()).toBe('/menu/3/PIZ7');
  frame();
  expect(address()).toBe('/menu/3/PIZ7?customise=PIZ7');
});

it('NAV-51 opens them when the menu is loaded', () => {
  const { draw, address, rerender } = open({ isLoaded: false });
  draw();
  expect(address()).toBe('/menu/3/PIZ7');
  rerender({ shown: groups });
  draw();
  expect(address()).toBe('/menu/3/PIZ7?customise=PIZ7');
});

it('NAV-51 Back closes the choices, and does not open them again', () => {
  const { draw, address, result } = open();
  draw();
  act(() => void result.current.navigate(-1));
  draw();
  expect(address()).toBe('/menu/3/PIZ7');
});

it.each([
  ['a dish without choices', { productId: 'FRIES' }],
  ['a dish that cannot be ordered now', { productId: 'GONE' }],
  ['a dish that the menu does not have', { productId: 'PIZ99' }],
  ['the first page of the visit, come back to', { left: ['default'] }],
])('opens nothing for %s', (_, visit) => {
  const { draw, address } = open(visit);
  const before = address();
  draw();
  expect(address()).toBe(before);
});

it('opens nothing after a reload, nor over choices that are open', () => {
  const shared = open({ search: '?customise=PIZ7' });
  shared.draw();
  expect(shared.address()).toBe('/menu/3/PIZ7?customise=PIZ7');
  shared.unmount();
  visitType = 'reload';
  const { draw, address } = open();
  draw();
  expect(address()).toBe('/menu/3/PIZ7');
});

it('opens nothing on the page that a shared dialog leaves open', () => {
  const { draw, address, result } = open({ search: '?customise=PIZ7' });
  act(() => void result.current.navigate('/menu/3/PIZ7', { replace: true, state: { keepScroll: true } }));
  draw();
  expect(address()).toBe('/menu/3/PIZ7');
});
