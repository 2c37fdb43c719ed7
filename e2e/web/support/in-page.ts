/** Scripts that run inside a page: as text, because these files are not type-checked with the DOM. */

/** Marks the heading that the server sent, so that a newly rendered one can be distinguished. */
export const MARK_HEADING = `addEventListener('DOMContentLoaded', () =>
  document.querySelector('h1').setAttribute('data-sent', ''))`;

/** Stores the state of the page after its HTML was parsed, before any module ran. */
export const SEE_FIRST_PAINT = `addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return;
  const { backgroundColor } = getComputedStyle(document.body);
  const { visibility } = getComputedStyle(document.querySelector('.for-visitors'));
  globalThis.seen = { backgroundColor, visibility };
}, true)`;

/** Cumulative layout shift. */
export const SEE_SHIFTS = `globalThis.shifts = 0;
new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
  if (!entry.hadRecentInput) globalThis.shifts += entry.value;
})).observe({ type: 'layout-shift', buffered: true })`;

/** Widths of the outer container and of the content of the inner one. */
export const MEASURE_CONTAINERS = `(() => {
  document.querySelector('main').innerHTML = '<div class="frame"></div><div class="wrap"><p>x</p></div>';
  return ['.frame', 'main p'].map((part) => document.querySelector(part).getBoundingClientRect().width);
})()`;

/** Height of the progress bar, and the animations of the bar and the skeletons. */
export const MEASURE_ANIMATIONS = `(() => {
  const style = (classes) => {
    const piece = document.body.appendChild(document.createElement('div'));
    piece.className = classes;
    return getComputedStyle(piece);
  };
  const bar = style('h-0.5 animate-progress');
  return [bar.height, bar.animation, style('skeleton').animation];
})()`;

/** Resolves when another width or theme is drawn, and what listens to it has run. A headless page may draw no second frame. */
export const DRAWN = `Promise.race([
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  new Promise((done) => setTimeout(done, 150)),
]).then(() => scheduler.postTask(() => undefined, { priority: 'background' }))`;

/** By how much the page is wider than the screen. */
export const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Tables that are wider than what they stand in: their last columns are cut, and a scrollbar is rarely seen. */
export const CUT_TABLES = `[...document.querySelectorAll('main table')].flatMap((table) => {
  const room = (part) => (part.tagName === 'MAIN' || getComputedStyle(part).overflowX !== 'visible' ? part : room(part.parentElement));
  const { scrollWidth, clientWidth } = room(table.parentElement);
  return scrollWidth > clientWidth ? ['a table is cut by ' + (scrollWidth - clientWidth) + ' px'] : [];
})`;

/** Links, buttons and fields outside the screen, where one cannot scroll to. MUI's switch is wider than it looks. */
export const OUT_OF_REACH = `(() => {
  const scrolls = (part) =>
    part && (/auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth
      ? true : scrolls(part.parentElement));
  return [...document.querySelectorAll('main a, main button, main input:not([type=checkbox])')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !scrolls(part.parentElement))
    .filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1);
    })
    .map((part) => part.getAttribute('aria-label') ?? part.textContent.trim());
})()`;

/**
 * What decides the contrast of the texts on a page: colour, size, weight, what lies behind in the document, and how opaque
 * it all is. One line for each that differs.
 */
export const TEXT_COLOURS = `(() => {
  const behind = (part, over = '', opacity = 1) => {
    if (!part) return over + ' ' + opacity;
    const { backgroundColor, backgroundImage, opacity: own } = getComputedStyle(part);
    const layer = /, 0\\)$/.test(backgroundColor) ? '' : backgroundColor;
    const picture = backgroundImage === 'none' ? '' : backgroundImage;
    const isOpaque = over.endsWith(';');
    return behind(
      part.parentElement,
      isOpaque ? over : over + layer + picture + (/^rgb\\(/.test(layer) && !picture ? ';' : ''),
      opacity * own,
    );
  };
  const known = new Map();
  const colours = new Set();
  const look = (part, pseudo) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(part, pseudo);
    if (!known.has(part)) known.set(part, behind(part));
    colours.add([color, fontSize, fontWeight, textShadow, known.get(part), part.disabled ?? ''].join(' '));
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (data.trim() && parentElement.checkVisibility()) look(parentElement);
  }
  for (const field of document.querySelectorAll('input, textarea, select')) look(field);
  return [...colours];
})()`;

/**
 * Texts that cannot be read as they are: cut by their box, outside their card, over another text, or broken within a word
 * that its card has the room for.
 */
export const UNREADABLE = `(() => {
  const rectsOf = (node, from, to) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (to !== undefined) { range.setStart(node, from); range.setEnd(node, to); }
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const name = (text) => text.trim().slice(0, 40);
  const found = new Set();
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: part } = walker.currentNode;
    // Masked names are cut on purpose, and the dot before a fact that begins a line is.
    if (!data.trim() || /\\*\\*/.test(data) || data === '· ' || part.closest('[aria-hidden=true], option, .sr-only, .tab-bar, [data-sonner-toaster]')) continue;
    if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const rects = rectsOf(walker.currentNode);
    const { width, height } = part.getBoundingClientRect();
    if (rects.length === 0 || (width <= 1 && height <= 1)) continue;
    texts.push({ node: walker.currentNode, part, data, rects });
  }
  for (const part of document.querySelectorAll('body *')) {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(part);
    if (overflowX === 'visible' || part.clientWidth <= 1 || !part.checkVisibility()) continue;
    if (/auto|scroll/.test(overflowX)) continue;
    const isClamped = webkitLineClamp !== 'none' && part.scrollHeight > part.clientHeight + 1;
    const isCut = textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth + 1;
    if (/\\*\\*/.test(part.textContent)) continue;
    if (isClamped || isCut) found.add('cut: ' + name(part.textContent));
  }
  for (const { node, part, data, rects } of texts) {
    const room = part.closest('.card, button, [role=radio], li, main, nav, header, footer') ?? document.body;
    const box = room.getBoundingClientRect();
    const scrolls = (one) =>
      /auto|scroll/.test(getComputedStyle(one).overflowX) || (one !== room && one.parentElement !== null && scrolls(one.parentElement));
    const isScrolled = scrolls(part);
    if (!isScrolled && rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1)) found.add('outside: ' + name(data));
    if (data.length > 300) continue;
    for (const { 0: word, index } of data.matchAll(/[\\p{L}\\p{N}]+(?:[.,]\\p{N}+)*/gu)) {
      const pieces = rectsOf(node, index, index + word.length);
      const isBroken = pieces.some(({ top }) => top > pieces[0].bottom - 1);
      const length = pieces.reduce((sum, { width }) => sum + width, 0);
      if (isBroken && length < room.clientWidth - 72) found.add('broken: ' + word);
    }
  }
  const inFlow = texts.filter(({ part }) => !part.closest('header, .buy-bar, [role=dialog], dialog'));
  inFlow.forEach((one, index) => inFlow.slice(index + 1).forEach((other) => {
    if (one.part === other.part || one.part.contains(other.part) || other.part.contains(one.part)) return;
    const isOver = one.rects.some((a) => other.rects.some((b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.35 * Math.min(a.height, b.height)));
    if (isOver) found.add('over each other: ' + name(one.data) + ' / ' + name(other.data));
  }));
  return [...found];
})()`;
