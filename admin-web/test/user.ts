import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** Somebody at the console who presses keys without a pause; nothing here is out of reach of a pointer. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
