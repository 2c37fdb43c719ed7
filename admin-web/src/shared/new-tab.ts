/** The button of a mouse that opens links in new tabs. */
export const MIDDLE = 1;

type Press = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey'>;

/** What opens a link in a new tab: Ctrl, Cmd, or the middle button. */
export const wantsNewTab = ({ button, ctrlKey, metaKey }: Press): boolean =>
  button === MIDDLE || (button === 0 && (ctrlKey || metaKey));

/**
 * With its opener: only so does the new tab come with the session, which each tab keeps for itself. It does not ask the
 * other tabs for it, because what they answered every script of this origin could ask, the shop's as well.
 */
export const openTab = (href: string): void => void window.open(href, '_blank');
