import type { Page } from 'playwright-core';
import { OpenRequests } from './open-requests.js';

/** Where the payloads want to go. (A link to `aman.test` is one that an admin may set.) */
const FOREIGN = /(^|\.)jahat\.test$/;

/** Finds elements and attributes that exist only if a payload became HTML. As text: it runs in the page. */
const LOOK = `(() => {
  const found = globalThis.__xss === undefined ? [] : ['a script ran'];
  delete globalThis.__xss;
  const isForeign = (address) => {
    try { return /(^|\\.)jahat\\.test$/.test(new URL(address, location.href).hostname); } catch { return false; }
  };
  for (const element of document.querySelectorAll('*')) {
    const { tagName } = element;
    const say = (what) => found.push('<' + tagName.toLowerCase() + '> ' + what);
    if (/^(base|object|embed|math|mglyph|iframe|animate)$/i.test(tagName)) say('is there');
    if (tagName === 'META' && element.httpEquiv === 'refresh') say('leads away');
    if (/^(script|style)$/i.test(tagName) && !/json/.test(element.type) && /__xss|jahat/.test(element.textContent)) say('is ours');
    for (const { name, value } of element.attributes) {
      if (name === 'data-xss' || /^on/i.test(name)) say('has ' + name);
      if (name === 'style' && /javascript:|jahat/i.test(value)) say('has ' + value);
      if (/^(href|src|action|formaction|data|poster|srcdoc|xlink:href)$/i.test(name)
        && (/^[\\s\\u0000]*(javascript|data:text)/i.test(value) || isForeign(value))) say(name + ' ' + value.slice(0, 60));
    }
  }
  return found;
})()`;

/** All texts of a page: its title, text nodes, field values and labels. */
const READ = `(() => {
  const words = [document.title];
  for (const element of document.querySelectorAll('*')) {
    if (/^(script|style)$/i.test(element.tagName)) continue;
    words.push(element.value, element.ariaLabel, element.placeholder, element.alt, element.title);
    for (const node of element.childNodes) if (node.nodeType === 3) words.push(node.data);
  }
  return words.filter((word) => typeof word === 'string').join('\\n');
})()`;

/** Checks each page that is opened for signs that a payload ran. */
export class XssMonitor {
  /** What was found, and where; must be empty. */
  readonly dangers: string[] = [];
  /** Marks of the payloads that were shown as text. */
  readonly seen = new Set<string>();
  private readonly requests: OpenRequests;

  constructor(readonly page: Page) {
    this.requests = new OpenRequests(page);
    page.on('dialog', (dialog) => {
      this.dangers.push(`${page.url()}: a dialog, ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url());
      if (FOREIGN.test(hostname) || pathname.endsWith('/x')) this.dangers.push(`${page.url()}: asks ${request.url()}`);
    });
  }

  /** Checks and reads the page once its requests are answered. */
  async look(where = this.page.url()): Promise<void> {
    await this.requests.areAnswered();
    const found = await this.page.evaluate<string[]>(LOOK);
    this.dangers.push(...found.map((what) => `${where.split('?')[0]!}: ${what}`));
    for (const [word] of (await this.page.evaluate<string>(READ)).matchAll(/x\d+x/g)) this.seen.add(word);
  }

  /** Loads an address, so that the server's HTML is checked too. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.look(address);
  }

  /** Navigates within the app, without loading it again. */
  async goOn(address: string): Promise<void> {
    await this.page.evaluate(
      `history.pushState({}, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await this.look(address);
  }
}
