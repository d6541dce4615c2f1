import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectCheckout } from './checkout-slice.ts';
import { deviceOf, type UpiFlow, upiFlows } from './device.ts';

const none: readonly UpiFlow[] = [];

/** How UPI is asked for on this device. None before the ways to pay are loaded. */
export function useUpiFlows(): readonly UpiFlow[] {
  const { upiIntentConfig } = useAppSelector(selectCheckout);
  const { upi_intentflow_ab: variant } = useAppSelector(selectVariants);
  return upiIntentConfig === null ? none : upiFlows(upiIntentConfig, deviceOf(), variant);
}
