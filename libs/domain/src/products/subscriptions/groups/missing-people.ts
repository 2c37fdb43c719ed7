import { GROUP_WAIT_WORD } from '../../../catalogue/group-wait.js';

/** What a group that still fills is waiting for, the same words on pages, in mails and in the console. docs/rules/groups.md#filling */
export const waitsForPeople = (missing: number): string => `Menunggu ${missing} orang lagi`;

/** The same before anyone is asked to pay, when the host may be among the missing. */
export function waitsForSeats(missing: number, freeHostSeats: number): string {
  if (freeHostSeats === 0) return waitsForPeople(missing);
  return missing > freeHostSeats ? `${waitsForPeople(missing)}, termasuk host` : GROUP_WAIT_WORD['host-missing'];
}

/** The same of who has paid: of those who are missing, so many sit in the group and have not paid. */
export function waitsForPaid({ missing, unpaid }: { missing: number; unpaid: number }): string {
  const toPay = Math.min(missing, unpaid);
  const toCome = missing - toPay;
  if (toPay === 0) return waitsForPeople(missing);
  return toCome === 0
    ? `Menunggu ${toPay} anggota membayar`
    : `Menunggu ${toCome} orang lagi dan ${toPay} anggota membayar`;
}
