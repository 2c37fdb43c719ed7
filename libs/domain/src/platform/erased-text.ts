/** Replaces free text by or about a customer whose data were erased. */
export const ERASED_TEXT = 'Dihapus bersama data pelanggan';
