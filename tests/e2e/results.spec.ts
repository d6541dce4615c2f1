import { createDesk } from './content-command.ts';
import { open } from './menu-page.ts';
import { expect, test } from './server-fixture.ts';

test('EXP-02 EXP-06 what a browser sees and presses on the home page is counted for its group, once', async ({
  page,
  app,
}) => {
  const desk = await createDesk(app);
  /** What the command says of the first node that can be pressed: seen and pressed by group B. */
  const ofHero = async () => {
    const { code, output } = await desk.content('results', 'landing/default', '--days', '1');
    expect(code, output).toBe(0);
    const lines = output.split('\n');
    const heads = lines.find((line) => line.startsWith('Node '))?.split(/ {2,}/) ?? [];
    const cells = lines.find((line) => line.startsWith('hero '))?.split(/ {2,}/) ?? [];
    return cells[heads.indexOf('Group B')] ?? '0 of 0';
  };
  try {
    // The digits after the dot decide the group: 70 to 99 are B.
    await page.addInitScript(() => {
      localStorage.setItem('gaId', JSON.stringify({ v: 1, d: '1700000000.85' }));
    });
    const before = await ofHero();
    await open(page, '/');
    const hero = page.locator('[data-node="hero"]');
    await page.evaluate(() => window.scrollTo(0, 600));
    const seen = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/ve1/events') && /impression[^}]*"hero"/.test(request.postData() ?? ''),
    );
    await hero.scrollIntoViewIfNeeded();
    await seen;
    await hero.getByRole('link').first().click();
    await expect(page).not.toHaveURL(`${app.url}/`);
    const [pressed = 0, shown = 0] = before.split(' of ').map(Number);
    await expect.poll(ofHero, { timeout: 30_000 }).toBe(`${pressed + 1} of ${shown + 1}`);

    const { output } = await desk.content('results', 'experiments', '--days', '1');
    expect(output).toMatch(/cart_cta: .*\n.*\n.*\n.*\n +B +B +[1-9]/);
  } finally {
    await desk.tidy();
  }
});
