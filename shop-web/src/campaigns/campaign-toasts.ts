import { ApiError } from '../platform/api/api-error';
import { type ToastText, toast } from '../platform/ui/toast';

const GENERIC: ToastText = { title: 'Terjadi Kesalahan', message: 'Silahkan coba beberapa saat lagi.' };

/** What each status of a call says. */
type Says = Partial<Record<number, ToastText>>;

export const MISSION_SAYS: Says = {
  403: {
    title: 'Tidak Bisa Submit',
    message: 'Kamu hanya bisa submit misi ini jika misi sebelumnya sudah completed.',
  },
};
export const ATTENDANCE_SAYS: Says = {
  400: { title: 'Sudah Submit', message: 'Kamu sudah melakukan absen live.' },
  404: { title: 'Misi Tidak Ditemukan', message: 'Kamu belum melaksanakan misi apapun.' },
  403: { title: 'Absensi belum dibuka', message: 'Kamu hanya bisa absen selama jam tayang live.' },
};

/** A refusal of a campaign's call: by its status, else in the server's own words if it refused, else the general one. */
export function showRefusal(error: unknown, says: Says = {}): void {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  // A blocked account is refused with 403 too, and has a reason of its own.
  const known = isRefusal && error.code !== 'BLOCKED_CUSTOMER' ? says[error.status] : undefined;
  toast('error', known ?? (isRefusal ? { title: 'Belum Bisa', message: error.message } : GENERIC));
}
