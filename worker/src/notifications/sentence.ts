/** Reasons are typed by admins or come from the domain: with or without a full stop. */
export const sentence = (text: string): string => `${text.trim().replace(/[.!?]*$/, '')}.`;
