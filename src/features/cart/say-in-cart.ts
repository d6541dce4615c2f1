import { pathOf } from '#src/config/paths.ts';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { cartWords } from './cart-words.ts';

/** Says in passing what went into the cart, and offers the way there. */
export function sayInCart(text: string, navigate: (to: string) => void): void {
  toast({
    id: 'in-cart',
    tone: 'good',
    text,
    action: { label: cartWords.viewCart, onPress: () => navigate(pathOf('cart')) },
  });
}
