import lighthouse from 'lighthouse';

/**
 * Asks Lighthouse (mobile, simulated slow network) about pages, one after the other, in the browser that listens on a
 * port; its cookies stay. A process of its own: node node_modules/… is loaded natively, which Jest cannot.
 *
 *     node lighthouse.mjs PORT URL…
 *
 * Prints a JSON array: the scores of 0–100, the number of elements, and what failed.
 */
const [port, ...urls] = process.argv.slice(2);
const PICTURES = ['full-page-screenshot', 'screenshot-thumbnails', 'final-screenshot'];
const rows = [];
for (const url of urls) {
  const lhr = await look(url);
  const score = (category) => Math.round(lhr.categories[category].score * 100);
  rows.push({
    page: new URL(lhr.finalDisplayedUrl).pathname,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    elements: lhr.audits['dom-size']?.numericValue ?? lhr.audits['dom-size-insight'].details.debugData.totalElements,
    firstPaintMs: Math.round(lhr.audits['first-contentful-paint'].numericValue),
    largestPaintMs: Math.round(lhr.audits['largest-contentful-paint'].numericValue),
    shift: lhr.audits['cumulative-layout-shift'].numericValue,
    failed: ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
      lhr.categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
        .map(({ id }) => id),
    ),
  });
}
process.stdout.write(JSON.stringify(rows));

/** Again when Chromium has painted nothing: a headless tab sometimes is not in front. */
async function look(url, tries = 3) {
  const { lhr } = await lighthouse(url, { port: Number(port), logLevel: 'error', skipAudits: PICTURES });
  return lhr.runtimeError && tries > 1 ? look(url, tries - 1) : lhr;
}
