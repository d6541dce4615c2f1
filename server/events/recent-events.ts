import { faultOfEvent } from '#schemas/events.ts';

export interface RecentEvent {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly clientId: string;
  /** Why it is not one of the list of events; null where it is. */
  readonly fault: string | null;
}

type Sent = Omit<RecentEvent, 'clientId' | 'fault'>;

const mostEvents = 300;

export type RecentEvents = ReturnType<typeof createRecentEvents>;

/** The last events that came, for the sandbox: in memory, because nothing depends on them. One that comes twice is there once. */
export function createRecentEvents() {
  let events: readonly RecentEvent[] = [];

  return {
    add(clientId: string, sent: readonly Sent[]) {
      const isNew = ({ id }: Sent) => events.every((event) => event.id !== id);
      const added = sent.filter(isNew).map((event) => ({ ...event, clientId, fault: faultOfEvent(event) }));
      events = [...events, ...added].slice(-mostEvents);
    },
    /** The newest first. */
    latest: (): readonly RecentEvent[] => events.toSorted((one, other) => other.at - one.at),
  };
}
