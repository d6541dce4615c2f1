// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as leaflet from 'leaflet';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aStore, offlineStore } from '#src/features/place/testing/country.ts';
import { loadLeaflet } from '../load-leaflet.ts';
import { env } from '#src/config/env.ts';
import { isInIndia, mapSettings, type Position, tilesUrl } from '../map-settings.ts';
import { PinMapPlace } from './map-place.tsx';
import { PinMap } from './pin-map.tsx';
import { RiderMap } from './rider-map.tsx';
import { StoreMap } from './store-map.tsx';

vi.mock('../load-leaflet.ts', () => ({ loadLeaflet: vi.fn() }));

let height = 400;
let resize = () => {};

beforeEach(() => {
  vi.mocked(loadLeaflet).mockResolvedValue(leaflet);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = () => act(onResize);
      }
      observe() {}
      disconnect() {}
    },
  );
  height = 400;
  // jsdom has no layout, and the library needs the size of the element.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => height);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

const indiranagar = { latitude: 12.9719, longitude: 77.6412 };

async function openMap(onMove: (position: Position) => void) {
  render(<PinMap centre={indiranagar} onMove={onMove} />);
  await screen.findByRole('button', { name: 'Zoom in' });
  const map = screen.getByRole('application', { name: /^Map\./ });
  act(() => map.focus());
  const codes: Readonly<Record<string, number>> = {
    ArrowLeft: 37,
    ArrowUp: 38,
    ArrowRight: 39,
    ArrowDown: 40,
    '+': 187,
    '-': 189,
  };
  const move = (key: string) => act(() => void fireEvent.keyDown(map, { key, keyCode: codes[key] }));
  return { map, move };
}

describe('PinMap', () => {
  it('LOC-09 tells where the pin stands once the customer has moved the map, and not where it was sent', async () => {
    const onMove = vi.fn();
    const view = render(<PinMap centre={indiranagar} onMove={onMove} />);
    const zoomIn = await screen.findByRole('button', { name: 'Zoom in' });
    view.rerender(<PinMap centre={{ latitude: 19.06, longitude: 72.83 }} onMove={onMove} />);
    expect(onMove).not.toHaveBeenCalled();
    expect(zoomIn).toBeVisible();

    const map = screen.getByRole('application', { name: /^Map\./ });
    act(() => map.focus());
    fireEvent.keyDown(map, { key: 'ArrowRight', code: 'ArrowRight', keyCode: 39 });
    expect(onMove).toHaveBeenCalledTimes(1);
    const [{ latitude, longitude }] = onMove.mock.calls[0] as [Position];
    expect(longitude).toBeGreaterThan(72.83);
    expect(latitude).toBeCloseTo(19.06, 2);
  });

  it('LOC-09 a map that gets another size is no map that was moved', async () => {
    const onMove = vi.fn();
    const { map, move } = await openMap(onMove);
    move('ArrowRight');
    expect(onMove).toHaveBeenCalledTimes(1);
    height = 300;
    resize();
    height = 400;
    resize();
    expect(onMove).toHaveBeenCalledTimes(1);
    expect(map).toBeVisible();
  });

  it('LOC-09 is worked by keys: arrows move it, plus and minus zoom, and the focus is a stop of its own', async () => {
    const moved: Position[] = [];
    const { map, move } = await openMap((position) => moved.push(position));
    expect(map).toHaveAttribute('tabindex', '0');
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft']) move(key);
    const [up, back, left] = moved;
    expect(up?.latitude).toBeGreaterThan(indiranagar.latitude);
    expect(back?.latitude).toBeCloseTo(indiranagar.latitude, 4);
    expect(left?.longitude).toBeLessThan(indiranagar.longitude);
    // One zoom level nearer, the same distance in pixels is half the distance on the ground.
    const step = () => {
      move('ArrowRight');
      const [from, to] = moved.slice(-2);
      return (to?.longitude ?? 0) - (from?.longitude ?? 0);
    };
    const far = step();
    move('+');
    expect(step() / far).toBeCloseTo(1 / 2, 2);
    move('-');
    move('-');
    expect(step() / far).toBeCloseTo(2, 2);
  });

  it('LOC-09 keeps a move that comes before the effects of the first rendering', async () => {
    const listen = leaflet.Map.prototype.on;
    vi.spyOn(leaflet.Map.prototype, 'on').mockImplementation(function (
      this: leaflet.Map,
      ...args: unknown[]
    ) {
      const map = listen.apply(this, args as Parameters<typeof listen>);
      // The layout effect has attached its last listener; the other effects have not run.
      if (args[0] === 'moveend' && this.getZoom() !== undefined) this.panBy([0, -80], { animate: false });
      return map;
    });
    const moved: Position[] = [];
    const { move } = await openMap((position) => moved.push(position));
    move('ArrowDown');
    expect(moved).toHaveLength(2);
    expect(moved[1]?.latitude).toBeCloseTo(indiranagar.latitude, 4);
  });

  it('does not glide where the device asks for less motion', async () => {
    const { map, move } = await openMap(() => {});
    move('ArrowRight');
    expect(map.querySelector('.leaflet-pan-anim')).toBeNull();
    expect(map).not.toHaveClass('leaflet-zoom-anim');
    expect(map).not.toHaveClass('leaflet-fade-anim');
  });

  it('says so as long as tiles are missing, and asks for them again', async () => {
    const { map } = await openMap(() => {});
    const tiles = () => [...map.querySelectorAll('img')];
    const [first, second] = tiles();
    expect(screen.queryByText('Parts of the map did not load.')).toBeNull();
    fireEvent.error(first as HTMLElement);
    expect(screen.getByRole('status')).toHaveTextContent('Parts of the map did not load.');
    // One loaded tile does not mean that the other has loaded.
    fireEvent.load(second as HTMLElement);
    expect(screen.getByText('Parts of the map did not load.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('Parts of the map did not load.')).toBeNull();
    expect(tiles()).not.toContain(first);
    expect(tiles().length).toBeGreaterThan(0);
  });

  it('has the tiles of the build, and says whose map it is', async () => {
    vi.spyOn(env, 'mapTilesUrl', 'get').mockReturnValue('https://tiles.example.in/{z}/{x}/{y}.png');
    vi.spyOn(env, 'mapAttribution', 'get').mockReturnValue('Maps by Example');
    const { map } = await openMap(() => {});
    expect(map.querySelector('img')?.src).toMatch(/^https:\/\/tiles\.example\.in\/\d+\//);
    expect(screen.getByText('Maps by Example')).toBeVisible();
  });

  it('LOC-25 shows the locate button when the caller handles it', async () => {
    const onLocate = vi.fn();
    render(<PinMap centre={null} onMove={() => {}} onLocate={onLocate} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Locate me' }));
    expect(onLocate).toHaveBeenCalledTimes(1);
  });

  it('PWA-09 says so when the map does not load, and shows it when it can be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(loadLeaflet).mockRejectedValueOnce(new Error('offline'));
    await act(async () => render(<PinMapPlace centre={indiranagar} onMove={() => {}} />));
    expect(await screen.findByText('The map did not load')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeVisible();
    expect(screen.queryByText('The map did not load')).toBeNull();
  });
});

describe('StoreMap', () => {
  const stores = [aStore, offlineStore];
  const label = 'Restaurants';

  it('LOC-15 has a pin with a name for each restaurant, which is no stop of the Tab key', async () => {
    const onSelect = vi.fn();
    const props = { label, stores, onSelect };
    const view = render(<StoreMap {...props} selectedId={null} />);
    const pin = await screen.findByRole('button', { name: 'Koramangala, Koramangala' });
    expect(screen.getByRole('application', { name: label })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('button', { name: 'Indiranagar, Indiranagar' })).toHaveAttribute(
      'tabindex',
      '-1',
    );
    fireEvent.click(pin);
    expect(onSelect).toHaveBeenCalledWith(offlineStore.id);
    view.rerender(<StoreMap {...props} selectedId={offlineStore.id} />);
    expect(pin).toHaveAttribute('aria-pressed', 'true');
    // The library's own class is still there.
    expect(screen.getByRole('application')).toHaveClass('leaflet-container');
  });

  it('LOC-15 draws the country with one marker for restaurants that would cover each other, which leads to them', async () => {
    const mumbai = { ...aStore, id: '1', name: 'Bandra', city: 'Mumbai', latitude: 19.06, longitude: 72.83 };
    const user = userEvent.setup();
    render(<StoreMap label={label} stores={[...stores, mumbai]} selectedId={null} onSelect={() => {}} />);
    const bengaluru = await screen.findByRole('button', { name: '2 restaurants in Bengaluru' });
    expect(bengaluru).toHaveTextContent('2');
    expect(screen.getByRole('button', { name: 'Bandra, Indiranagar' })).toBeVisible();
    await user.click(bengaluru);
    expect(await screen.findByRole('button', { name: 'Koramangala, Koramangala' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /restaurants in/ })).toBeNull();
  });

  it('names the cluster of a whole region by its largest city', async () => {
    const mysuru = { ...aStore, id: '1', city: 'Mysuru', longitude: 77.642 };
    const far = { ...aStore, id: '2', city: 'Leh', latitude: 34.1, longitude: 77.5 };
    render(<StoreMap label={label} stores={[mysuru, ...stores, far]} selectedId={null} />);
    expect(await screen.findByRole('button', { name: '3 restaurants around Bengaluru' })).toBeVisible();
  });

  it('LOC-30 shows where one restaurant is, with nothing to press', async () => {
    render(<StoreMap label={label} stores={[aStore]} selectedId={aStore.id} />);
    expect(await screen.findByRole('img', { name: 'Indiranagar, Indiranagar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Indiranagar/ })).toBeNull();
  });
});

describe('RiderMap', () => {
  const names = { store: 'The restaurant', destination: 'Your place', rider: 'The rider' };
  const ends = { store: indiranagar, destination: { latitude: 12.96, longitude: 77.66 } };
  const rider = { latitude: 12.97, longitude: 77.65 };
  const props = { label: 'Where the rider is', names, ...ends, route: [rider, ends.destination] };
  /** The map library writes it to one of these, as the browser allows. */
  const placeOf = (name: string) => {
    const { transform, left, top } = screen.getByRole('img', { name }).style;
    return `${transform} ${left} ${top}`;
  };

  it('ORD-20 shows the restaurant, the place where the order goes, and the rider between them', async () => {
    const { container } = render(<RiderMap {...props} rider={rider} />);
    for (const name of Object.values(names)) {
      const sign = await screen.findByRole('img', { name });
      expect(sign).toBeVisible();
      expect(sign).not.toHaveAttribute('tabindex');
      expect(sign.querySelector('svg')).not.toBeNull();
    }
    expect(container.querySelector('path')?.getAttribute('d')).toContain('L');
  });

  it('ORD-20 moves the rider, and nothing else, when there is news', async () => {
    const view = render(<RiderMap {...props} rider={rider} />);
    await screen.findByRole('img', { name: 'The rider' });
    const before = Object.values(names).map(placeOf);
    const next = { latitude: 12.965, longitude: 77.655 };
    view.rerender(<RiderMap {...props} rider={next} route={[next, ends.destination]} />);
    const after = Object.values(names).map(placeOf);
    expect(after.map((place, at) => place === before[at])).toEqual([true, true, false]);
  });

  it('has no rider before one has left', async () => {
    const view = render(<RiderMap {...props} />);
    expect(await screen.findByRole('img', { name: 'The restaurant' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'The rider' })).toBeNull();
    view.rerender(<RiderMap {...props} rider={rider} />);
    expect(screen.getByRole('img', { name: 'The rider' })).toBeVisible();
  });
});

describe('the settings of maps', () => {
  it('LOC-42 keep the map in India', () => {
    for (const place of [
      indiranagar,
      { latitude: 34.1, longitude: 74.8 },
      { latitude: 8.1, longitude: 77.5 },
    ])
      expect(isInIndia(place)).toBe(true);
    expect(isInIndia({ latitude: 51.5, longitude: -0.1 })).toBe(false);
    expect(isInIndia(mapSettings.middle)).toBe(true);
  });

  it('ask for tiles in the theme of the page', () => {
    expect(tilesUrl('dark')).toBe('/sandbox/tiles/{z}/{x}/{y}.svg?theme=dark');
  });
});
