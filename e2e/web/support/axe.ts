import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.js';
import { OVERFLOW } from './in-page.js';

/** Colours in the middle of a change would be judged as they are never seen. */
export const STILL = '*, *::before, *::after { transition: none !important; animation: none !important; }';

/** Opens an address and waits until the page has what it asked for. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // The console's waiting screen, while a page's own file is still on its way.
  await page.locator('.RaLoading-root, .RaLoadingIndicator-loader').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.addStyleTag({ content: STILL });
}

/** Opens every fold of the page; menus in its head stay shut, because an open one covers what is to be looked at. */
async function openFolds(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) {
      // Of several with one name only one can be open.
      fold.removeAttribute('name');
      fold.setAttribute('open', '');
    }
  });
}

/** Serious and critical findings at 360 and 1280 px, with everything unfolded; and what does not fit the screen. */
export async function findingsIn(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await openFolds(page);
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.push(
          `${where} at ${viewport.width}px: ${id} (${impact}) on ${nodes.length}, ${nodes[0]?.target.join(' ')}`,
        );
    const wide = await page.evaluate<number>(OVERFLOW);
    if (wide > 0) found.push(`${where} at ${viewport.width}px: ${wide} px too wide`);
  }
  return found;
}

/** Works through the list with so many hands at once. */
export async function withHands<H, T>(hands: H[], work: T[], act: (hand: H, item: T) => Promise<void>): Promise<void> {
  const left = [...work];
  await Promise.all(
    hands.map(async (hand) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await act(hand, item);
    }),
  );
}
