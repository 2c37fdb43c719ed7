import { GROUP_WAIT_WORD } from '../../../catalogue/group-wait.js';

/** What a group that still fills is waiting for, the same words on pages, in mails and in the console. docs/rules/groups.md#filling */
export const waitsForPeople = (missing: number): string => `Menunggu ${missing} orang lagi`;

/** The same before anyone is asked to pay, when the host may be among the missing. */
export function waitsForSeats(missing: number, freeHostSeats: number): string {
  if (freeHostSeats === 0) return waitsForPeople(missing);
  return missing > freeHostSeats ? `${waitsForPeople(missing)}, termasuk host` : GROUP_WAIT_WORD['host-missing'];
}
