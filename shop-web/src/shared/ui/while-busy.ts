import type { MouseEvent, MouseEventHandler } from 'react';

type Press = MouseEventHandler<HTMLButtonElement>;

/**
 * Of a button that is at work: it keeps the focus, which `disabled` throws to the top of the page, says that it is busy,
 * and takes no press. Enter in a field is a press of the form's button too, so no form is sent twice.
 */
export const whileBusy = (busy: boolean | undefined, onClick?: Press) =>
  busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : { onClick };

const ignore = (event: MouseEvent) => event.preventDefault();
