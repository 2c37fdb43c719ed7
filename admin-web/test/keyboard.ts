import { user } from './user';

const MAX_STEPS = 60;

/** Presses Tab in the shorter direction until the element has the focus. @throws Error when it is not reachable */
export async function tabTo(element: HTMLElement): Promise<void> {
  const shift = Boolean(element.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING);
  for (let step = 0; document.activeElement !== element; step += 1) {
    if (step === MAX_STEPS) throw new Error(`the keyboard never comes to ${element.outerHTML.slice(0, 200)}`);
    await user.tab({ shift });
  }
}

/** Focuses the element by keyboard and replaces its text. */
export async function typeInto(element: HTMLElement, text: string): Promise<void> {
  await tabTo(element);
  await user.keyboard('{Control>}a{/Control}{Backspace}');
  if (text) await user.keyboard(text);
}
