import { type RefObject, useEffect, useRef, useState } from 'react';
import { clearDraft, isSecret, readDraft, writeDraft } from './draft-store';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed into a form while its page is gone: a phone drops the page while the camera or the gallery is open. Kept for
 * this tab (session storage) until the form was sent or its customer signs out; never a password, a code, or a file.
 * @param key names the form and what it is about, e.g. the order
 */
export function useDraft(key: string): {
  /** Of the form; its fields are known by their names. */
  ref: RefObject<HTMLFormElement | null>;
  /** Something was filled in again; a file has to be chosen again then. */
  isRestored: boolean;
  /** Call it when the form was sent. */
  clear: () => void;
} {
  const ref = useRef<HTMLFormElement>(null);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    const kept = readDraft(key);
    if (fillIn(form, kept)) setRestored(true);
    // A choice may depend on another one, whose options are drawn after it.
    const late = setTimeout(() => fillIn(form, kept));
    const keep = () => writeDraft(key, typedIn(form));
    // A button may fill a field, which is drawn after the press.
    const pressed = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button[type="button"]'))
        setTimeout(() => form.isConnected && keep());
    };
    form.addEventListener('input', keep);
    form.addEventListener('change', keep);
    form.addEventListener('click', pressed);
    return () => {
      clearTimeout(late);
      form.removeEventListener('input', keep);
      form.removeEventListener('change', keep);
      form.removeEventListener('click', pressed);
    };
  }, [key]);
  return { ref, isRestored, clear: () => clearDraft(key) };
}

/** The names of the fields of which a draft is kept: a form whose fields may be added draws as many. */
export const draftedFields = (key: string): string[] => Object.keys(readDraft(key));

const KINDS = new Set([
  'text',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'textarea',
  'select-one',
  'search',
  'checkbox',
  'radio',
]);
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field => 'value' in element && KINDS.has((element as Field).type) && isKept(element as Field),
  );
/** One of several choices is known by its value. */
const isKept = (field: Field): boolean =>
  field.name !== '' && !isSecret(field.name) && (!isChoice(field) || field.hasAttribute('value'));

const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(form)
      .filter((field) => !isChoice(field) || field.checked)
      .map((field) => [field.name, valueOf(field)]),
  );

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';
const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio';
const valueOf = (field: Field): string => (isBox(field) ? (field.checked ? 'on' : '') : field.value);

/** @returns whether a field has changed */
function fillIn(form: HTMLFormElement, kept: Record<string, string>): boolean {
  const changed = fieldsOf(form).filter((field) => isOther(field, kept[field.name]));
  changed.forEach((field) => fill(field, kept[field.name]!));
  return changed.length > 0;
}

/** What was left empty stays as the page fills it, which may know it by now. */
function isOther(field: Field, kept: string | undefined): boolean {
  if (kept === undefined || (kept === '' && !isBox(field))) return false;
  // What cannot be chosen any more stays as the page has it.
  if (isChoice(field)) return field.value === kept && !field.checked && !field.disabled;
  return valueOf(field) !== kept;
}

/** As if it was typed: React follows the setter of the element's class and its events. */
function fill(field: Field, value: string): void {
  if (isBox(field) || isChoice(field)) return field.click();
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
