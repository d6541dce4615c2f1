// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const SLIDE_WIDTH = 300;

// jsdom has no layout: the slides get positions side by side, as in a browser.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offset(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * SLIDE_WIDTH;
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function show(props: { autoPlay?: boolean } = {}) {
  render(
    <Carousel label="Offers" intervalMs={5000} {...props}>
      <a href="/one">One</a>
      <a href="/two">Two</a>
      <a href="/three">Three</a>
    </Carousel>,
  );
  return screen.getByRole('list', { name: 'Offers' });
}

function passTime(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('Carousel', () => {
  it('moves by arrow keys, Home and End, and stays within its ends', async () => {
    const user = userEvent.setup();
    const track = show();
    await user.tab();
    expect(document.activeElement).toBe(track);

    await user.keyboard('{ArrowRight}');
    expect(track.scrollLeft).toBe(SLIDE_WIDTH);
    await user.keyboard('{End}');
    expect(track.scrollLeft).toBe(2 * SLIDE_WIDTH);
    await user.keyboard('{ArrowRight}');
    expect(track.scrollLeft).toBe(2 * SLIDE_WIDTH);
    await user.keyboard('{Home}');
    expect(track.scrollLeft).toBe(0);
    await user.keyboard('{ArrowLeft}');
    expect(track.scrollLeft).toBe(0);
  });

  it('follows the scroll position', () => {
    const track = show();
    track.scrollLeft = SLIDE_WIDTH * 1.1;
    fireEvent.scroll(track);
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });

  it('names each slide by its place', () => {
    show();
    const places = screen.getAllByRole('listitem').map((slide) => slide.getAttribute('aria-label'));
    expect(places).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });

  it('stands still unless it was asked to play', () => {
    vi.useFakeTimers();
    const track = show();
    passTime(60_000);
    expect(track.scrollLeft).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('plays when asked, begins again after the last, and can be paused', () => {
    vi.useFakeTimers();
    const track = show({ autoPlay: true });
    passTime(5000);
    expect(track.scrollLeft).toBe(SLIDE_WIDTH);
    passTime(5000);
    passTime(5000);
    expect(track.scrollLeft).toBe(0);

    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    passTime(60_000);
    expect(track.scrollLeft).toBe(0);
  });

  it('does not play for those who asked for less motion', () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const track = show({ autoPlay: true });
    passTime(60_000);
    expect(track.scrollLeft).toBe(0);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('waits while it has the focus', () => {
    vi.useFakeTimers();
    const track = show({ autoPlay: true });
    act(() => screen.getByRole('link', { name: 'One' }).focus());
    passTime(60_000);
    expect(track.scrollLeft).toBe(0);
  });
});
