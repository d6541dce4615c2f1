import { takeBackToast, toast } from '#src/ui/toaster/toast-port.ts';

const id = 'in-cart';

/** Shows a toast about what was put into the cart. It has no link to the cart, because the cart bar below it has one. */
export function sayInCart(text: string): void {
  toast({ id, tone: 'good', text });
}

/** Removes that toast. */
export function stopSayingInCart(): void {
  takeBackToast(id);
}
