/** Contacts of the demo shop. Valid in form, but no customer has them; an owner is told as long as they stand. */
export const EXAMPLE_CONTACTS = {
  contactWhatsapp: '6281200000000',
  contactInstagram: 'patungan.contoh',
  contactTwitter: 'patungan_contoh',
  contactLinkedin: 'patungan-contoh',
} as const;

const EXAMPLES: readonly string[] = Object.values(EXAMPLE_CONTACTS);
/** Whether a contact is one of the demo shop; none is not. */
export const isExampleContact = (value: string | null): boolean => value !== null && EXAMPLES.includes(value);
