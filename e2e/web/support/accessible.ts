import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.js';
import { OUT_OF_REACH, OVERFLOW } from './in-page.js';

/** No transitions: axe would judge colours in the middle of a change. */
const STILL = '*, *::before, *::after { transition: none !important; animation: none !important; }';

/** The smallest phone (also a desktop at 400 %, WCAG 1.4.10), a tablet, and a small laptop. */
const OTHER_WIDTHS = [320, 900, 1024];

interface Violation {
  id: string;
  impact: string;
  targets: string[];
}

/** In the page: what axe finds. What is behind a dialog is dimmed and cannot be used. */
const findViolations = (options: object) => `axe
  .run({ exclude: [['#root[aria-hidden=true]']] }, ${JSON.stringify(options)})
  .then(({ violations }) => violations.map(({ id, impact, nodes }) =>
    ({ id, impact, targets: nodes.map(({ target }) => target.join(' ')) })))`;

/** The rules of axe that another theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The serious and critical findings of axe, and by how much the page is wider than the screen. */
export async function findingsIn(page: Page, rules?: string[]): Promise<string[]> {
  // Once a page: the source has half a megabyte.
  if (await page.evaluate('!globalThis.axe')) await page.evaluate(axe.source);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const violations = await page.evaluate<Violation[]>(findViolations(options));
  return [
    ...violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, targets }) => `${id} at ${targets.join(', ')}`),
    ...(await beyondTheScreen(page)),
  ];
}

/** By how much the page is wider than the screen, and which elements cannot be reached. */
export async function beyondTheScreen(page: Page): Promise<string[]> {
  const wide = await page.evaluate<number>(OVERFLOW);
  const outOfReach = await page.evaluate<string[]>(OUT_OF_REACH);
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...outOfReach.map((control) => `out of reach: ${control}`)];
}

/** The same on a phone and a desktop, light and dark; screenshots are kept when a folder for them is given. */
export async function findingsOf(
  { page, pictures }: { page: Page; pictures?: string },
  name: string,
): Promise<string[]> {
  const findings: string[] = [];
  const before = page.viewportSize();
  await page.addStyleTag({ content: STILL });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      const where = `${name}-${viewport.width}-${colorScheme}`;
      if (pictures) await page.screenshot({ path: `${pictures}/${where}.png`, fullPage: true });
      const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
      findings.push(...(await findingsIn(page, rules)).map((finding) => `${where}: ${finding}`));
    }
  }
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    findings.push(...(await beyondTheScreen(page)).map((finding) => `${name}-${width}: ${finding}`));
  }
  if (before) await page.setViewportSize(before);
  return findings;
}

/** Opens an address and waits until the page has what it asked for; its folds are open then. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // The console's waiting screen, while a page's own file is still on its way.
  await page.locator('.RaLoading-root, .RaLoadingIndicator-loader').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  // Menus in the header stay closed: an open one covers the page.
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) {
      // Of several with one name only one can be open.
      fold.removeAttribute('name');
      fold.setAttribute('open', '');
    }
  });
}
