import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Pictures of every step, kept after the run. */
const PICTURES = path.join(ROOT, '.test/screenshots');
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Of one step. Generous, for busy machines. */
const PATIENCE_MS = 60_000;

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1280, height: 900 };

/** One real Chromium; every window has its own cookies. */
export class Browsing {
  private constructor(private readonly browser: Browser) {}

  /** `flags`: more of Chromium's own. */
  static async start(flags: string[] = []): Promise<Browsing> {
    await mkdir(PICTURES, { recursive: true });
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    return new Browsing(await chromium.launch({ executablePath, args: [...FLAGS, ...flags] }));
  }

  /** A window in the time zone of Jakarta. Errors on the page's console are collected; a test expects none. */
  async window(
    baseURL: string,
    viewport = DESKTOP,
    colorScheme: 'light' | 'dark' = 'light',
    more: BrowserContextOptions = {},
  ): Promise<Window> {
    const context = await this.browser.newContext({
      baseURL,
      viewport,
      colorScheme,
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      reducedMotion: 'reduce',
      // Its requests pass by what a test answers or refuses itself.
      serviceWorkers: 'block',
      ...more,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    return new Window(await context.newPage());
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

export class Window {
  readonly complaints: string[] = [];
  /** Folder of the pictures. */
  readonly pictures = PICTURES;

  constructor(readonly page: Page) {
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of (40[149]|422)/.test(message.text()))
        this.complaints.push(message.text());
    });
  }

  /** Runs a step; when it fails, a screenshot is kept. */
  async step<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.picture(`failed-${name}`);
      throw error;
    }
  }

  async picture(name: string): Promise<void> {
    await this.page.screenshot({ path: path.join(PICTURES, `${name}.png`) });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
