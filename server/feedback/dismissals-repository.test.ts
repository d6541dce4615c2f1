import { expect, it } from 'vitest';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createDismissalsRepository, mostDismissals } from './dismissals-repository.ts';

describeDatabases('dismissed questions', (open) => {
  it('FBK-16 a dismissed question is hidden only for the customer who dismissed it', async () => {
    const dismissals = createDismissalsRepository(await open(), createTestClock().now);
    for (let time = 0; time < 2; time += 1) await dismissals.dismiss('u-a', 'order-1');
    expect(await dismissals.isDismissed('u-a', 'order-1')).toBe(true);
    expect(await dismissals.isDismissed('u-b', 'order-1')).toBe(false);
    expect(await dismissals.isDismissed('u-a', 'order-2')).toBe(false);
  });

  it('limits the dismissals of one caller to the newest, without removing those of others', async () => {
    const db = await open();
    const clock = createTestClock();
    const dismissals = createDismissalsRepository(db, clock.now);
    await dismissals.dismiss('u-b', 'order-1');
    const values = Array.from({ length: mostDismissals }, (_, number) => ({
      user_id: 'u-a',
      widget_id: `made-up-${number}`,
      dismissed_at: new Date(clock.now() + number),
    }));
    await db.insertInto('feedback_dismissals').values(values).execute();
    clock.forward(1000);
    await dismissals.dismiss('u-a', 'the-last');
    const rows = await db.selectFrom('feedback_dismissals').select('user_id').execute();
    expect(rows).toHaveLength(mostDismissals + 1);
    expect(await dismissals.isDismissed('u-a', 'made-up-0')).toBe(false);
    expect(await dismissals.isDismissed('u-a', 'made-up-1')).toBe(true);
    expect(await dismissals.isDismissed('u-a', 'the-last')).toBe(true);
    expect(await dismissals.isDismissed('u-b', 'order-1')).toBe(true);
  });
});
