import type { Page, Request } from 'playwright-core';

/** Generous, for busy machines. */
const PATIENCE_MS = 60_000;
/** Resolves when the page has nothing else to do, and 50 ms later. Idle callbacks wait for a frame, which a headless page may not draw. */
const IDLE = `scheduler.postTask(() => new Promise((done) => setTimeout(done, 50)), { priority: 'background' })`;

/** The requests of a page that are not answered yet. Playwright's load states say nothing of those that a script starts later. */
export class OpenRequests {
  private readonly open = new Set<Request>();
  private readonly remove = (request: Request): void => void this.open.delete(request);

  constructor(private readonly page: Page) {
    page
      .on('request', (request) => this.open.add(request))
      .on('requestfinished', this.remove)
      .on('requestfailed', this.remove);
  }

  /** Waits until the page is idle and all is answered. Counted in turns of the page, because a fixed time says nothing on a busy machine. */
  async areAnswered(): Promise<void> {
    const limit = Date.now() + PATIENCE_MS;
    for (let idle = 0; idle < 3 && Date.now() < limit;) {
      await this.page.evaluate(IDLE);
      idle = this.open.size === 0 ? idle + 1 : 0;
    }
  }
}
