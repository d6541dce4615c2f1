import { takeBackToast, toast, type ToastMessage } from '#src/ui/toaster/toast-port.ts';

const id = 'in-cart';

/**
 * Shows a toast about the cart: what was put in or taken out, or a limit. All of them have one id, so a newer one replaces an earlier one and none
 * covers another. They have no link to the cart, because the cart bar below them has one.
 */
export function sayInCart(message: Omit<ToastMessage, 'id'>): void {
  toast({ ...message, id });
}

/** Removes that toast. */
export function stopSayingInCart(): void {
  takeBackToast(id);
}
