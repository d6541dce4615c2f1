// Preloaded by the servers that these tests start, so that nobody waits for the time in which a payment is settled: a message says how many
// milliseconds the clock of the process is ahead. The product knows nothing of it.
const RealDate = Date;
let ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  construct: (target, given, created) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, created),
  apply: () => new RealDate(now()).toString(),
});

process.on('message', (message) => {
  ahead = message.ahead;
  process.send?.({ ahead });
});
