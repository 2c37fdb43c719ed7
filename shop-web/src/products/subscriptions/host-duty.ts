import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import { formatMoment, formatMomentShortly } from '../../platform/wib';
import { shortMask } from '../../platform/ui/short-mask';

export type HostDuty = Membership['hostDuties'][number];

/** What the members of a group wait for from their host, in words; the same on the home page and on the membership. */
export function dutyWords({ kind, claim, dueAt, isLate }: HostDuty): { title: string; text: string; label: string } {
  const by = (act: string) => dueAt && `${act} ${isLate ? 'seharusnya' : 'paling lambat'} ${formatMoment(dueAt)}.`;
  if (kind === 'login')
    return {
      title: 'Simpan data login grupmu',
      text: ['Anggotamu belum bisa masuk.', by('Simpan')].filter(Boolean).join(' '),
      label: 'Simpan sekarang',
    };
  return {
    title: `${claim ? shortMask(claim.memberName) : 'Anggotamu'} belum bisa memakai kursinya`,
    text: [claim && `“${claim.reasonLabel}.”`, by(claim?.isAnswered ? 'Bereskan' : 'Jawab')].filter(Boolean).join(' '),
    label: claim?.isAnswered ? 'Lihat percakapan' : 'Jawab',
  };
}

/** The same on the home page, where it is a row: the button in a word, and by when. */
export const dutyRow = ({ kind, claim, dueAt, isLate }: HostDuty): { due: string; label: string } => ({
  due: dueAt ? `${isLate ? 'seharusnya' : 'sebelum'} ${formatMomentShortly(dueAt)} WIB` : 'Anggotamu belum bisa masuk',
  label: kind === 'login' ? 'Simpan' : claim?.isAnswered ? 'Lihat' : 'Jawab',
});
