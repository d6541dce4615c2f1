import { sendTrackerStatus } from '#schemas/compiled/calls/send-tracker-status.ts';
import type { Request } from '#src/request/ports.ts';

/** API-129. Tells which stage was shown; nothing depends on it. */
export async function sendShownStage(request: Request, orderId: string, stage: number): Promise<void> {
  await request.call(sendTrackerStatus, { body: { orderId, stage } });
}
