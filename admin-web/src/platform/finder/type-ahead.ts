/** A field that has not come by then does not come: typing belongs to the page again. */
const LONGEST_WAIT_MS = 10_000;

let typed = '';
let stop: (() => void) | undefined;

/** Keeps what is typed before the field of the search is there, which a slow machine still loads: fast hands type at once. */
export function keepTyping(): void {
  dropTyping();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Before the shortcuts of the page, which would act on the letters.
  window.addEventListener('keydown', onKeyDown, true);
  const timer = setTimeout(dropTyping, LONGEST_WAIT_MS);
  stop = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKeyDown, true);
  };
}

/** What was typed until now, for the field that takes over. */
export function takeTyped(): string {
  const taken = typed;
  dropTyping();
  return taken;
}

export function dropTyping(): void {
  stop?.();
  stop = undefined;
  typed = '';
}
