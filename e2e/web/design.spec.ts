import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { type RunningProcess, startTool } from '../support/process.js';
import { findingsOf } from './support/accessible.js';
import { Browsing, DESKTOP, PHONE, type Window } from './support/browser.js';
import { differencesOf } from './support/same-picture.js';

/** It draws a font, eleven drawings and a hundred pieces, four times, each 6,000 to 11,000 px high. */
const PATIENCE_MS = 120_000;

/** docs/rules/shop.md#design-page. `/design` is a page of development alone: Vite serves it, no build has it. */
describe('the page of all pieces', () => {
  let vite: RunningProcess;
  let browsing: Browsing;
  let base: string;

  beforeAll(async () => {
    const port = String(await freePort());
    base = `http://localhost:${port}`;
    vite = startTool('vite/bin/vite.js', ['--config', 'shop-web/vite.config.ts', '--port', port], { NO_COLOR: '1' });
    [browsing] = await Promise.all([Browsing.start(), vite.says('Local:')]);
  });
  afterAll(async () => {
    await browsing?.close();
    await vite?.kill('SIGTERM');
  });

  /** With its font and all drawings, also those that a screen would load later. */
  async function open(window: Window): Promise<Page> {
    const { page } = window;
    await page.goto('/design');
    await page.getByRole('heading', { name: 'Design' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(`(async () => {
      for (const picture of document.images) picture.loading = 'eager';
      await Promise.all([document.fonts.ready, ...[...document.images].map((picture) => picture.decode())]);
    })()`);
    return page;
  }

  it.each([
    ['phone-light', PHONE, 'light'],
    ['phone-dark', PHONE, 'dark'],
    ['desktop-light', DESKTOP, 'light'],
    ['desktop-dark', DESKTOP, 'dark'],
  ] as const)(
    'looks as it was accepted: %s',
    async (name, viewport, scheme) => {
      const window = await browsing.window(base, viewport, scheme);
      const page = await open(window);
      expect(await differencesOf(`design-${name}`, await page.screenshot({ fullPage: true }), window.pictures)).toEqual(
        [],
      );
      expect(await findingsOf(window, `design-${name}`)).toEqual([]);
      expect(window.complaints).toEqual([]);
      await window.close();
    },
    PATIENCE_MS,
  );

  it('its dialogs look as they were accepted', async () => {
    const window = await browsing.window(base, PHONE);
    const page = await open(window);
    await page.getByRole('button', { name: 'Buka ConfirmDialog' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await differencesOf('design-dialog', await page.screenshot(), window.pictures)).toEqual([]);
    await window.close();
  });
});
