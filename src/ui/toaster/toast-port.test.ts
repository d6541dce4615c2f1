import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectToasts, onToastWaiting, takeBackToast, toast } from './toast-port.ts';

afterEach(() => void vi.useRealTimers());

describe('toast', () => {
  it('PWA-09 drops a message that could not be shown for some seconds', async () => {
    vi.useFakeTimers();
    toast({ text: 'Old' });
    await vi.advanceTimersByTimeAsync(9_000);
    toast({ text: 'New' });
    await vi.advanceTimersByTimeAsync(2_000);
    const show = vi.fn();
    connectToasts(show)();
    expect(show.mock.calls.map(([message]) => message.text)).toEqual(['New']);
  });

  it('keeps messages that come before the view is connected, in order, and shows them once', () => {
    const wake = vi.fn();
    const sleep = onToastWaiting(wake);
    toast({ text: 'First' });
    toast({ text: 'Second' });
    expect(wake).toHaveBeenCalled();

    const show = vi.fn();
    const disconnect = connectToasts(show);
    expect(show.mock.calls.map(([message]) => message.text)).toEqual(['First', 'Second']);

    toast({ text: 'Third' });
    expect(show).toHaveBeenCalledTimes(3);
    disconnect();

    const later = vi.fn();
    connectToasts(later)();
    expect(later).not.toHaveBeenCalled();
    sleep();
  });

  it('removes a message that is shown, and one that still waits', () => {
    toast({ id: 'one', text: 'Waits' });
    toast({ text: 'Stays' });
    takeBackToast('one');
    const show = vi.fn();
    const hide = vi.fn();
    const disconnect = connectToasts(show, hide);
    expect(show.mock.calls.map(([message]) => message.text)).toEqual(['Stays']);
    takeBackToast('one');
    expect(hide).toHaveBeenCalledWith('one');
    disconnect();
    takeBackToast('one');
    expect(hide).toHaveBeenCalledTimes(1);
  });

  it('wakes a listener that comes after the message', () => {
    toast({ text: 'Early' });
    const wake = vi.fn();
    onToastWaiting(wake)();
    expect(wake).toHaveBeenCalledTimes(1);
    connectToasts(() => {})();
  });
});
