import { withDots } from '#domain/platform/with-dots';
import * as z from 'zod/mini';

/** Stable codes in `meta.code`: clients may branch on them; `meta.message` is shown to people. */
export const ERROR_MESSAGE = {
  VALIDATION_FAILED: 'Data belum benar. Periksa lagi isian yang ditandai.',
  TOKEN_REQUIRED: 'token required: silakan masuk dulu.',
  CREDENTIALS_INVALID: 'Email atau kata sandi salah.',
  BLOCKED_CUSTOMER:
    'blocked customer: akun ini sedang diblokir, jadi belum bisa melakukan ini. Hubungi kami bila ini keliru.',
  FORBIDDEN: 'Kamu tidak punya akses ke bagian ini.',
  SECOND_FACTOR_REQUIRED: 'Selesaikan dulu langkah kedua untuk masuk.',
  CODE_WRONG: 'Kode ini salah atau sudah dipakai.',
  NOT_FOUND: 'Data tidak ditemukan.',
  ORDER_NOT_FOUND: 'Order Anda Tidak Ditemukan / Sudah Terbayarkan',
  KEY_REQUIRED: 'Isi nomor HP, email, atau ID perangkat.',
  PASSWORD_WRONG: 'Kata sandi yang sekarang salah.',
  IDEMPOTENCY_MISMATCH: 'Idempotency-Key ini sudah dipakai untuk pesanan yang berbeda.',
  EDIT_CONFLICT: 'Data ini sudah diubah sejak kamu membukanya. Muat ulang, lalu ulangi perubahanmu.',
  PLAN_UNAVAILABLE: 'Paket ini sedang tidak tersedia.',
  NO_TV_SLOT: 'Slot TV habis. Pilih paket tanpa TV, atau coba lagi nanti saat ada slot yang kosong.',
  GROUP_UNAVAILABLE: 'Grup ini tidak cocok dengan paket yang dipilih.',
  TOO_MANY_UNPAID: 'Masih ada beberapa pesananmu yang belum dibayar. Bayar atau batalkan dulu, lalu pesan lagi.',
  TOO_MANY_UNVERIFIED:
    'Emailmu belum diverifikasi, jadi baru beberapa pesanan yang bisa menunggu pembayaran atau dicek sekaligus. Verifikasi dulu lewat tautan di email dari kami, lalu pesan lagi.',
  TOO_MANY_UNCHECKED:
    'Beberapa pesananmu masih menunggu pembayaran atau pemeriksaan bukti. Tunggu sampai salah satunya kami konfirmasi, lalu pesan lagi.',
  TOO_MANY_UNPAID_NEARBY:
    'Terlalu banyak pesanan yang belum dibayar dari jaringan internetmu. Coba lagi nanti, atau pakai jaringan lain.',
  ALREADY_ATTENDED: 'Kamu sudah melakukan absen live.',
  NO_MISSION_DONE: 'Kamu belum melaksanakan misi apapun.',
  LIVE_CLOSED: 'Kamu hanya bisa absen selama jam tayang live.',
  FILE_REQUIRED: 'Unggah bukti dulu ya.',
  FILE_EMPTY: 'Berkas ini kosong. Pilih berkas yang lain, ya.',
  FILE_TOO_LARGE: 'Ukuran berkas maksimal 5 MB.',
  FILE_TOO_MANY_PIXELS: 'Foto maksimal 25 megapiksel. Perkecil dulu, lalu unggah lagi.',
  FILE_TYPE: 'Gunakan foto JPEG, PNG, WebP, atau berkas PDF.',
  FILE_BROKEN: 'Berkas ini tidak bisa dibaca. Coba unggah yang lain.',
  FILE_CUT: 'Bagian bawah foto ini hilang. Buka dulu fotonya sampai tampil utuh, lalu unggah lagi.',
  FILE_BLANK: 'Fotonya polos, belum ada isinya. Unggah foto yang terbaca, ya.',
  PROOF_REPEATED: 'Foto ini sudah pernah dikirim untuk pesanan lain. Unggah bukti transfer untuk pesanan ini, ya.',
  TOO_MANY_PROOFS: 'Bukti untuk tagihan ini sudah lima kali kami tolak. Hubungi kami supaya bisa kami bantu cek.',
  FILE_LOCKED: 'PDF ini memakai kata sandi. Kirim tangkapan layarnya saja, ya.',
  FILE_TOO_MANY_PAGES: 'Berkas PDF paling banyak 3 halaman. Kirim halaman yang perlu kami lihat saja, ya.',
  FILE_PAGES_TOO_LARGE:
    'Halaman PDF ini terlalu besar untuk kami tampilkan semuanya. Kirim tangkapan layar halaman yang perlu kami lihat, ya.',
  PHOTO_TYPE: 'Gunakan foto JPEG, PNG, atau WebP.',
  TOO_MANY_REQUESTS: 'Terlalu banyak permintaan. Coba lagi sebentar lagi.',
  BAD_REQUEST: 'Permintaan tidak bisa dibaca.',
  REQUEST_TOO_LARGE: 'Permintaan terlalu besar.',
  MAINTENANCE: 'Patungan sedang dirawat. Coba lagi sebentar lagi.',
  BUSY: 'Layanan sedang sibuk. Coba lagi sebentar lagi.',
  INTERNAL: 'Terjadi Kesalahan. Silahkan coba beberapa saat lagi.',
} as const;
export type ErrorCode = keyof typeof ERROR_MESSAGE;

export const REQUIRED = 'Field ini wajib diisi';
export const UNKNOWN_FIELD = 'Field ini tidak dikenal';
/** For a field that must repeat another one, such as a password. */
export const mustEqual = (field: string, target = 'field target'): string => `${field} harus sama dengan ${target}`;

const FORMAT_MESSAGE: Record<string, string> = {
  email: 'Format email tidak valid',
  uuid: 'Format ID tidak valid',
  url: 'Format alamat tidak valid',
};

const EXPECTED_MESSAGE: Record<string, string> = {
  string: 'Harus berupa teks',
  number: 'Harus berupa angka',
  int: 'Harus berupa angka bulat',
  boolean: 'Harus ya atau tidak',
};

/** Issue codes that mean "required" for a missing value; length and format have messages of their own. */
const REFUSED_WHEN_EMPTY = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

/** Beyond it zod itself refuses a whole number, before the limit of the field: its text gives way to one of the field. */
const TOO_BIG = 'Angkanya terlalu besar';

/** The form messages, once for API and browsers. docs/rules/shop.md#form-messages */
function useIndonesianMessages(): void {
  z.config({
    customError: (issue) => {
      if (REFUSED_WHEN_EMPTY.has(issue.code) && (issue.input ?? '') === '') return REQUIRED;
      if (issue.code === 'invalid_type') return EXPECTED_MESSAGE[issue.expected] ?? 'Isian tidak valid';
      if (issue.code === 'invalid_value' && issue.values.length > 1)
        return `Pilih salah satu: ${issue.values.join(', ')}`;
      if (issue.code === 'too_small') {
        if (issue.origin === 'string') return issue.input ? `Minimal ${issue.minimum} karakter` : REQUIRED;
        const least = withDots(issue.minimum);
        return issue.inclusive === false ? `Harus lebih dari ${least}` : `Minimal ${least}`;
      }
      if (issue.code === 'too_big' && Number(issue.maximum) >= Number.MAX_SAFE_INTEGER) return TOO_BIG;
      if (issue.code === 'too_big')
        return issue.origin === 'string' ? `Maksimal ${issue.maximum} karakter` : `Maksimal ${withDots(issue.maximum)}`;
      if (issue.code === 'invalid_format')
        return issue.input ? (FORMAT_MESSAGE[issue.format] ?? 'Format tidak valid') : REQUIRED;
      if (issue.code === 'unrecognized_keys') return UNKNOWN_FIELD;
      return 'Isian tidak valid';
    },
  });
}

export interface FieldError {
  field: string;
  message: string;
}

interface Issue {
  code?: string;
  keys?: string[];
  message: string;
  path?: readonly unknown[];
}

/** The issues of a zod (or other Standard Schema) refusal, one message for each field; unknown keys one by one. */
export function fieldErrors(issues: readonly unknown[]): FieldError[] {
  const errors = (issues as Issue[]).flatMap(({ code, keys, message, path = [] }) => {
    const names = path.map((part) => String(typeof part === 'object' && part && 'key' in part ? part.key : part));
    return code === 'unrecognized_keys' && keys
      ? keys.map((key) => ({ field: [...names, key].join('.'), message: UNKNOWN_FIELD }))
      : [{ field: names.join('.'), message }];
  });
  const named = new Set<string>();
  const ordered = errors.toSorted((a, b) => Number(a.message === TOO_BIG) - Number(b.message === TOO_BIG));
  return ordered.filter(({ field }) => !named.has(field) && named.add(field));
}

useIndonesianMessages();
