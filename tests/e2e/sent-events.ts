import type { Page } from '@playwright/test';
import { type EventName, events as list, faultOfEvent } from '../../schemas/events.ts';
import { expect, type RunningApp } from './server-fixture.ts';

export interface SentEvent {
  readonly id: string;
  readonly name: EventName;
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Journey {
  /** Events that it has to make. */
  readonly wanted: readonly EventName[];
  /** Of these, those that it makes once. */
  readonly once: readonly EventName[];
  /** What stands in no event; tokens of the session are added. */
  readonly secrets: readonly string[];
}

let browsers = 0;

/** What the browser of a page sends, as the page of the sandbox has it. To be called before the first page of the visit. */
export async function watchEvents(page: Page, { url, authorToken }: RunningApp) {
  // The digits after the dot decide the group of experiments.
  const clientId = `${1_700_000_000 + (browsers += 1)}.100`;
  await page.addInitScript((id) => {
    localStorage.setItem('gaId', JSON.stringify({ v: 1, d: id }));
    Math.random = () => 0;
  }, clientId);

  /** The oldest first. */
  async function sent(): Promise<SentEvent[]> {
    const authorization = `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}`;
    const reply = await fetch(`${url}/sandbox/events`, {
      headers: { authorization, accept: 'application/json' },
    });
    const all = (await reply.json()) as (SentEvent & { clientId: string })[];
    return all.filter((event) => event.clientId === clientId).toReversed();
  }

  /** The journey against the list: none missing, none unknown, none twice, none about a person. */
  async function compare({ wanted, once, secrets }: Journey): Promise<SentEvent[]> {
    await expect
      .poll(async () => {
        const names = new Set((await sent()).map(({ name }) => name));
        return wanted.filter((name) => !names.has(name));
      })
      .toEqual([]);
    const all = await sent();
    const faults = all.map((event) => ({ name: event.name, fault: faultOfEvent(event) }));
    expect(faults.filter(({ fault }) => fault !== null)).toEqual([]);
    expect(all.filter(({ name }) => !Object.hasOwn(list, name))).toEqual([]);
    const times = (name: EventName) => all.filter((event) => event.name === name).length;
    expect(once.map((name) => [name, times(name)])).toEqual(once.map((name) => [name, 1]));
    const text = JSON.stringify(all.map(({ properties }) => properties));
    for (const secret of [...secrets, ...(await tokensOf(page))]) expect(text).not.toContain(secret);
    return all;
  }

  return { compare };
}

async function tokensOf(page: Page): Promise<readonly string[]> {
  const tokens = await page.evaluate(() => {
    const { d } = JSON.parse(localStorage.getItem('userInfo') ?? '{}') as { d: { credentials: object } };
    return Object.values(d.credentials).filter((token) => typeof token === 'string');
  });
  expect(tokens.length).toBeGreaterThan(0);
  return tokens;
}
