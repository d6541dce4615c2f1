// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#src/request/testing/answering.ts';
import { begun } from './testing/checkout-events.ts';
import { statusReply, stepData, transactionId } from './testing/checkout-fixture.ts';
import { renderPart } from './testing/render-part.tsx';
import { useStepOf, useTransaction } from './use-transaction.ts';

function Known({ id, verifies }: { readonly id: string | null; readonly verifies?: boolean }) {
  const { status, refusal, isLoading, retry } = useTransaction(
    id,
    verifies === undefined ? {} : { verifies },
  );
  const said = isLoading ? 'loading' : (refusal?.code ?? status?.orderStatus ?? 'nothing');
  return (
    <>
      <output>{said}</output>
      <button type="button" onClick={retry}>
        Again
      </button>
    </>
  );
}
const said = () => screen.getByRole('status').textContent;
const again = () => userEvent.click(screen.getByRole('button'));
const reply = (orderStatus: 'WAIT' | 'FAILED' | 'SUCCESS') => statusReply({ orderStatus });

describe('a transaction of the address', () => {
  it('NAV-24 is read as the server has it, and nothing is said before', async () => {
    let answer: (given: unknown) => void = () => {};
    const { bodiesOf } = await renderPart(<Known id="T1" />, {
      answers: { getTransaction: () => new Promise((resolve) => (answer = resolve)) },
    });
    expect(said()).toBe('loading');
    await act(async () => answer(reply('FAILED')));
    expect(said()).toBe('FAILED');
    expect(bodiesOf('getTransaction')).toHaveLength(1);
  });

  it('NAV-24 has the gateway asked where it has to be known how it went', async () => {
    const { bodiesOf } = await renderPart(<Known id="T1" verifies />, {
      answers: { verifyPayment: reply('SUCCESS') },
    });
    expect(said()).toBe('SUCCESS');
    expect(bodiesOf('verifyPayment')).toEqual([{ orderTransactionId: 'T1' }]);
  });

  it('NAV-24 is not asked for where none is named', async () => {
    await renderPart(<Known id={null} />);
    expect(said()).toBe('nothing');
  });

  it('NAV-24 that could not be read says why, and is asked for again as often as one likes', async () => {
    const replies: unknown[] = [refused({ code: 'BUSY' }), refused({ code: 'STILL_BUSY' })];
    await renderPart(<Known id="T1" />, {
      answers: { getTransaction: () => replies.shift() ?? reply('WAIT') },
    });
    expect(said()).toBe('BUSY');
    await again();
    expect(said()).toBe('STILL_BUSY');
    await again();
    expect(said()).toBe('WAIT');
  });

  it('NAV-24 says nothing old while it is asked for again', async () => {
    const replies: unknown[] = [reply('WAIT')];
    await renderPart(<Known id="T1" />, {
      answers: { getTransaction: () => replies.shift() ?? new Promise(() => {}) },
    });
    expect(said()).toBe('WAIT');
    await again();
    expect(said()).toBe('loading');
  });

  it('NAV-24 an answer about another one says nothing of this one, whenever it comes', async () => {
    const answers: ((given: unknown) => void)[] = [];
    const { show } = await renderPart(<Known id="T1" />, {
      answers: { getTransaction: () => new Promise((resolve) => answers.push(resolve)) },
    });
    await show(<Known id="T2" />);
    await act(async () => answers[1]?.(reply('WAIT')));
    await act(async () => answers[0]?.(reply('FAILED')));
    expect(said()).toBe('WAIT');
    await show(<Known id="T3" />);
    expect(said()).toBe('loading');
  });
});

function StepOf({ id }: { readonly id: string | null }) {
  const { step, mode, isLoading, refusal } = useStepOf(id);
  return (
    <output>{JSON.stringify([step?.action ?? null, mode ?? null, isLoading, refusal?.code ?? null])}</output>
  );
}
const stepSaid = () => JSON.parse(said() ?? '') as unknown;

describe('the step of a transaction', () => {
  it('NAV-23 is the one that the server has just answered with, and is not asked for', async () => {
    await renderPart(<StepOf id={transactionId} />, { events: begun('cash', 'COD_OTP') });
    expect(stepSaid()).toEqual(['COD_OTP', null, false, null]);
  });

  it('NAV-23 is none where the address names none, whatever was begun before', async () => {
    await renderPart(<StepOf id={null} />, { events: begun('cash', 'COD_OTP') });
    expect(stepSaid()).toEqual([null, null, false, null]);
  });

  it('NAV-23 of another one is read, with the way that it is paid', async () => {
    const step = stepData('PROCESS_PAYMENT', { orderTransactionId: 'T2' });
    await renderPart(<StepOf id="T2" />, {
      events: begun('cash', 'COD_OTP'),
      answers: { getTransaction: statusReply({ orderTransactionId: 'T2', paymentMode: 'NB', step }) },
    });
    expect(stepSaid()).toEqual(['PROCESS_PAYMENT', 'NB', false, null]);
  });

  it('NAV-23 that has none left, could not be read, or is on its way', async () => {
    const ended = await renderPart(<StepOf id="T2" />, { answers: { getTransaction: reply('FAILED') } });
    expect(stepSaid()).toEqual([null, null, false, null]);
    ended.unmount();
    const lost = await renderPart(<StepOf id="T2" />, {
      answers: { getTransaction: refused({ code: 'BUSY' }) },
    });
    expect(stepSaid()).toEqual([null, null, false, 'BUSY']);
    lost.unmount();
    await renderPart(<StepOf id="T2" />, { answers: { getTransaction: new Promise(() => {}) } });
    expect(stepSaid()).toEqual([null, null, true, null]);
  });
});
