import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.js';

/** The first folds of a page are opened; a page with more has them made alike, and axe needs seconds for each hundred. */
const FOLDS_TO_OPEN = 8;
/** Colours in the middle of a change would be judged as they are never seen. */
const STILL = '*, *::before, *::after { transition: none !important; animation: none !important; }';

/** Opens an address and waits until the page has what it asked for. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // The console's waiting screen, while a page's own file is still on its way.
  await page.locator('.RaLoading-root, .RaLoadingIndicator-loader').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.addStyleTag({ content: STILL });
  await page.locator('details').evaluateAll((folds, most) => {
    for (const fold of folds.slice(0, most)) fold.setAttribute('open', '');
  }, FOLDS_TO_OPEN);
}

/** Serious and critical findings at 360 and 1280 px. What depends on colours only is looked at by itself in the dark. */
export async function findingsIn(page: Page, where: string, { onlyColours = false } = {}): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
    const { violations } = await (
      onlyColours ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe
    ).analyze();
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.push(
          `${where} at ${viewport.width}px: ${id} (${impact}) on ${nodes.length}, ${nodes[0]?.target.join(' ')}`,
        );
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
