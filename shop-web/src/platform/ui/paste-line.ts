import type { ClipboardEvent } from 'react';
import { asOneLine } from '#domain/platform/typed-line';
import { isSecret } from '../draft-store';

/** Of a field of one line: what was copied over several lines is joined with commas, where the browser would drop the breaks. */
export function pasteAsOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const copied = event.clipboardData.getData('text');
  if (!isOfWords(input) || !/[\n\r]/.test(copied.trim())) return;
  event.preventDefault();
  const { value, maxLength } = input;
  const [from, to] = [input.selectionStart ?? value.length, input.selectionEnd ?? value.length];
  const room = maxLength < 0 ? Infinity : Math.max(0, maxLength - value.length + to - from);
  const line = asOneLine(copied).slice(0, room);
  // Deprecated, but nothing else can be undone by the customer. Without it, as in tests, the text is put in directly.
  if (line === '' || document.execCommand?.('insertText', false, line)) return;
  input.setRangeText(line, from, to, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** No password, code, amount, number or address of a page. */
const isOfWords = (input: HTMLInputElement): boolean =>
  input.type === 'text' &&
  ['text', 'search'].includes(input.getAttribute('inputmode') ?? 'text') &&
  !isSecret(input.name) &&
  !input.readOnly;
