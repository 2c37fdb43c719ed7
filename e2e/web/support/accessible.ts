import axe from 'axe-core';
import type { Page, ViewportSize } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.js';
import { DRAWN, OUT_OF_REACH, OVERFLOW, TEXT_COLOURS } from './in-page.js';
import type { OpenRequests } from './open-requests.js';

/** No transitions: axe would judge colours in the middle of a change. */
const STILL = '*, *::before, *::after { transition: none !important; animation: none !important; }';

/** The smallest phone (also a desktop at 400 %, WCAG 1.4.10), a tablet, and a small laptop. */
const OTHER_WIDTHS = [320, 900, 1024];

/** The console's waiting screen, while a page's own file is still on its way. */
const WAITING = '.RaLoading-root, .RaLoadingIndicator-loader';

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

/** The rules of axe that another theme can break. Contrast takes four fifths of its time. */
const COLOUR_RULES = { runOnly: ['color-contrast', 'link-in-text-block'] };
const OTHERS = { rules: { 'color-contrast': { enabled: false } } };

/** Texts whose contrast has been measured. */
const measured = new Set<string>();

/** Whether the page has a text in colours that were not measured yet. They are from now on. */
async function hasNewColours(page: Page): Promise<boolean> {
  const colours = await page.evaluate<string[]>(TEXT_COLOURS);
  const before = measured.size;
  for (const colour of colours) measured.add(colour);
  return measured.size > before;
}

/**
 * The serious and critical findings of axe, and by how much the page is wider than the screen. Contrast is measured once for
 * each pair of colours, size and weight.
 */
export async function findingsIn(page: Page, isDark = false): Promise<string[]> {
  const runs = [...(isDark ? [] : [OTHERS]), ...((await hasNewColours(page)) ? [COLOUR_RULES] : [])];
  const violations: Violation[] = [];
  for (const options of runs) violations.push(...(await violationsOf(page, options)));
  return [
    ...violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, targets }) => `${id} at ${targets.join(', ')}`),
    ...(await beyondTheScreen(page)),
  ];
}

async function violationsOf(page: Page, options: object): Promise<Violation[]> {
  // Once a page: the source has half a megabyte.
  if (await page.evaluate('!globalThis.axe')) await page.evaluate(axe.source);
  return page.evaluate<Violation[]>(findViolations({ resultTypes: ['violations'], ...options }));
}

/** By how much the page is wider than the screen, and which elements cannot be reached. */
export async function beyondTheScreen(page: Page): Promise<string[]> {
  const wide = await page.evaluate<number>(OVERFLOW);
  const outOfReach = await page.evaluate<string[]>(OUT_OF_REACH);
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...outOfReach.map((control) => `out of reach: ${control}`)];
}

/** The same on a phone and a desktop, in light and in dark; screenshots are kept when a folder for them is given. */
export async function findingsOf(
  { page, pictures }: { page: Page; pictures?: string },
  name: string,
): Promise<string[]> {
  const findings: string[] = [];
  const own = page.viewportSize() ?? DESKTOP;
  const other = own.width === PHONE.width ? DESKTOP : PHONE;
  await page.addStyleTag({ content: STILL });
  const look = async (viewport: ViewportSize, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.evaluate(DRAWN);
    const where = `${name}-${viewport.width}-${colorScheme}`;
    if (pictures) await page.screenshot({ path: `${pictures}/${where}.png`, fullPage: true });
    findings.push(...(await findingsIn(page, colorScheme === 'dark')).map((finding) => `${where}: ${finding}`));
  };
  await look(own, 'dark');
  await look(own, 'light');
  await look(other, 'light');
  await look(other, 'dark');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    await page.evaluate(DRAWN);
    findings.push(...(await beyondTheScreen(page)).map((finding) => `${name}-${width}: ${finding}`));
  }
  await page.setViewportSize(own);
  return findings;
}

/** Opens an address and waits until the page has what it asked for; its folds are open then. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.locator(WAITING).first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await openFolds(page);
}

/** Goes to a page of the console, whose address differs only after the #, without loading the console again. */
export async function goWithinConsole(page: Page, requests: OpenRequests, hash: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  await requests.areAnswered();
  await page.locator(WAITING).first().waitFor({ state: 'detached' });
  await requests.areAnswered();
  await openFolds(page);
}

async function openFolds(page: Page): Promise<void> {
  // Menus in the header stay closed: an open one covers the page.
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) {
      // Of several with one name only one can be open.
      fold.removeAttribute('name');
      fold.setAttribute('open', '');
    }
  });
}
