/** What a group that still fills is waiting for, the same words on pages, in mails and in the console. docs/rules/groups.md#filling */
export const waitsForPeople = (missing: number): string => `Menunggu ${missing} orang lagi`;
