import { AxeBuilder } from '@axe-core/playwright';
import { STILL } from './axe.js';
import { DESKTOP, PHONE, type Window } from './browser.js';

const BAD = ['serious', 'critical'];
const TOO_WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** What axe finds serious or critical on this page, on a telephone and on a desk, light and dark; a picture of each is kept. */
export async function troublesOf({ page, pictures }: Window, name: string): Promise<string[]> {
  const troubles: string[] = [];
  await page.addStyleTag({ content: STILL });
  for (const viewport of [PHONE, DESKTOP])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const where = `${name}-${viewport.width}-${colorScheme}`;
      await page.screenshot({ path: `${pictures}/${where}.png`, fullPage: true });
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, impact, nodes } of violations)
        if (BAD.includes(impact ?? ''))
          troubles.push(`${where}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      const wide = await page.evaluate<number>(TOO_WIDE);
      if (wide > 0) troubles.push(`${where}: ${wide} px too wide`);
    }
  return troubles;
}
