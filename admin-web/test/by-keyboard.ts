import { user } from './user';

const MOST_STEPS = 60;

/** Tabs the shorter way until the element has the focus. @throws Error when the keyboard never comes there. */
export async function tabTo(element: HTMLElement): Promise<void> {
  const shift = Boolean(element.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING);
  for (let step = 0; document.activeElement !== element; step += 1) {
    if (step === MOST_STEPS) throw new Error(`the keyboard never comes to ${element.outerHTML.slice(0, 200)}`);
    await user.tab({ shift });
  }
}

/** Comes there and writes over what stands in it. */
export async function typeInto(element: HTMLElement, text: string): Promise<void> {
  await tabTo(element);
  await user.keyboard('{Control>}a{/Control}{Backspace}');
  if (text) await user.keyboard(text);
}
