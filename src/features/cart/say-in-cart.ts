import { takeBackToast, toast } from '#src/ui/toaster/toast-port.ts';

const id = 'in-cart';

/** Says in passing what went into the cart. The way there is in the cart's bar below. */
export function sayInCart(text: string): void {
  toast({ id, tone: 'good', text });
}

/** What was said is not said any longer. */
export function stopSayingInCart(): void {
  takeBackToast(id);
}
