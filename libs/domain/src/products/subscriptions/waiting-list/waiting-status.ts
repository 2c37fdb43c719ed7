/** Of the notes for a waiting list, as the shop shows it. */
export const WAITING_STATUS = { initial: 0, success: 1, failed: 2 } as const;
export type WaitingStatus = (typeof WAITING_STATUS)[keyof typeof WAITING_STATUS];

/** What the answer of the API makes of the initial status; an outage leaves it, so that it can be tried again. */
export function waitingStatusAfter(httpStatus: number): WaitingStatus {
  if (httpStatus >= 200 && httpStatus < 300) return WAITING_STATUS.success;
  return httpStatus === 422 || httpStatus === 403 ? WAITING_STATUS.failed : WAITING_STATUS.initial;
}
