/** `MouseEvent.button` of the middle button. */
export const MIDDLE_BUTTON = 1;

type Press = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey'>;

/** Ctrl, Cmd, or the middle button. */
export const wantsNewTab = ({ button, ctrlKey, metaKey }: Press): boolean =>
  button === MIDDLE_BUTTON || (button === 0 && (ctrlKey || metaKey));

/**
 * With an opener: only then does the browser copy `sessionStorage`, which holds the session. Asking other tabs for it
 * would let every script of this origin do the same, the shop's included.
 */
export const openTab = (href: string): void => void window.open(href, '_blank');
