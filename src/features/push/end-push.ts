// Every page has this loaded, because a logout without a connection needs it: what begins the messages is elsewhere.

/** Whether this browser can show messages while the app is closed. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** What this browser agreed to, if anything. */
export async function subscriptionNow(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function unsubscribe(): Promise<void> {
  await (await subscriptionNow())?.unsubscribe();
}
