import { createDesk } from './content-command.ts';
import { atGateway, comeToPay, payBy, test, trackIt } from './pay-steps.ts';
import { expect } from './server-fixture.ts';

interface Ways {
  options: { paymentId: string; addMoney?: 'E' | 'D' }[];
}

test('PAY-21 API-097 money that a Paytm wallet lacks is added at Paytm, and the order paid from it', async ({
  page,
  app,
}) => {
  const desk = await createDesk(app);
  const publishWith = async (addMoney: 'E' | 'D') => {
    await desk.edit<Ways>('payment-options/default', ({ options }) => {
      for (const option of options) if (option.paymentId === 'paytm') option.addMoney = addMoney;
    });
    const { code, output } = await desk.content('publish', 'payment-options/default');
    expect(code, output).toBe(0);
  };
  await publishWith('E');
  try {
    await comeToPay(page, app);
    await payBy(page, /^Paytm wallet/);
    // The wallet of this number holds nothing.
    await page.getByRole('textbox', { name: 'Mobile number of your Paytm wallet' }).fill('9876543210');
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('textbox', { name: '6-digit code' }).pressSequentially('489871');
    await page.getByRole('button', { name: 'Link the wallet' }).click();
    await expect(page.getByText('Your Paytm wallet holds ₹0')).toBeVisible();
    await page.getByRole('button', { name: /^Add ₹.+ at Paytm$/ }).click();
    await atGateway(page, /^Pay ₹/);
    await page.getByRole('button', { name: 'Go on to the payment page' }).click();
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await trackIt(page);
  } finally {
    await publishWith('D');
    await desk.tidy();
  }
});
