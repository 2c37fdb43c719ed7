import { DomainError } from '#domain/platform/domain-error';

export const nothingProposed = (): DomainError =>
  new DomainError('NOTHING_PROPOSED', 'Tidak ada usulan yang menunggu di sini. Muat ulang, ya.');

/** Another value has taken its place since it was read. */
export const otherProposal = (): DomainError =>
  new DomainError('OTHER_PROPOSAL', 'Usulannya sudah berganti. Muat ulang, lalu baca lagi sebelum menyetujui.');

export const ownProposal = (): DomainError =>
  new DomainError('OWN_PROPOSAL', 'Ini usulanmu sendiri. Minta orang lain yang menyetujuinya.');

/** The shop has another owner, who is asked first. */
export const notOfFinance = (): DomainError =>
  new DomainError('NOT_OF_FINANCE', 'Toko ini punya pemilik lain, jadi pemilik itu yang menyetujui usulan ini.');
