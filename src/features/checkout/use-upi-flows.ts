import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectCheckout } from './checkout-slice.ts';
import { deviceOf, type UpiFlow, upiFlows } from './device.ts';
import { paysUpiInApp } from './partner-bridge.ts';

const none: readonly UpiFlow[] = [];
/** The link is what the app is given to pay. */
const inApp: readonly UpiFlow[] = ['intent'];

/** How UPI is asked for on this device, once the ways to pay are loaded; in an app that pays by UPI itself, by that app alone. */
export function useUpiFlows(): readonly UpiFlow[] {
  const { upiIntentConfig } = useAppSelector(selectCheckout);
  const { upi_intentflow_ab: variant } = useAppSelector(selectVariants);
  const isInApp = paysUpiInApp(useAppSelector(selectPartner));
  if (isInApp) return inApp;
  return upiIntentConfig === null ? none : upiFlows(upiIntentConfig, deviceOf(), variant);
}
