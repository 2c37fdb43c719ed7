import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** user-event without delays and without checks of `pointer-events`. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
