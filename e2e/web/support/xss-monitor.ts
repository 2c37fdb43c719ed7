import type { Page } from 'playwright-core';

/** Where the payloads want to go. (A link to `aman.test` is one that an admin may set.) */
const FOREIGN = /(^|\.)jahat\.test$/;

/** What a page would show if one word of it had become HTML. As text: it runs in the page. */
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

/** A busy machine lets an answer wait. */
const PATIENCE_MS = 60_000;
/** Resolves when the page has nothing to do, and 50 ms later. */
const IDLE = 'new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50)))';

/** All that can be read on a page: texts, what stands in its fields, its title, and what is said to those who do not see. */
const READ = `(() => {
  const words = [document.title];
  for (const element of document.querySelectorAll('*')) {
    if (/^(script|style)$/i.test(element.tagName)) continue;
    words.push(element.value, element.ariaLabel, element.placeholder, element.alt, element.title);
    for (const node of element.childNodes) if (node.nodeType === 3) words.push(node.data);
  }
  return words.filter((word) => typeof word === 'string').join('\\n');
})()`;

/** Looks over the shoulder of somebody who goes from page to page. */
export class XssMonitor {
  /** What must never have happened, and where. */
  readonly dangers: string[] = [];
  /** Words that could be read somewhere. */
  readonly seen = new Set<string>();
  private readonly underWay = new Set<unknown>();

  constructor(readonly page: Page) {
    page.on('dialog', (dialog) => {
      this.dangers.push(`${page.url()}: a dialog, ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url());
      if (FOREIGN.test(hostname) || pathname.endsWith('/x')) this.dangers.push(`${page.url()}: asks ${request.url()}`);
      this.underWay.add(request);
    });
    page.on('requestfinished', (request) => this.underWay.delete(request));
    page.on('requestfailed', (request) => this.underWay.delete(request));
  }

  /** When the page has what it asked for: looks and reads. */
  async look(where = this.page.url()): Promise<void> {
    await this.quiet();
    const found = await this.page.evaluate<string[]>(LOOK);
    this.dangers.push(...found.map((what) => `${where.split('?')[0]!}: ${what}`));
    for (const [word] of (await this.page.evaluate<string>(READ)).matchAll(/x\d+x/g)) this.seen.add(word);
  }

  /** Opens an address for good: what the server has made of it is looked at too. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.look(address);
  }

  /** Goes on within the app, without loading it again. */
  async goOn(address: string): Promise<void> {
    await this.page.evaluate(
      `history.pushState({}, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await this.look(address);
  }

  /** The page has done its work, and asks for nothing. A moment by our clock says nothing of a page that has to wait for its turn. */
  private async quiet(): Promise<void> {
    const limit = Date.now() + PATIENCE_MS;
    for (let calm = 0; calm < 3 && Date.now() < limit;) {
      await this.page.evaluate(IDLE);
      calm = this.underWay.size === 0 ? calm + 1 : 0;
    }
  }
}
