import { ANIMAL_KIND_LABEL, type AnimalKind } from './animal.js';

interface Slaughtered {
  season: string;
  kind: AnimalKind;
  shares: number;
  code: string;
  /** 'Rabu, 27 Mei 2026'. */
  day: string;
  place: string;
}

/** What a participant may print and pass on, for the name of one share. docs/rules/qurban.md#report */
export function certificateText(name: string, { season, kind, shares, code, day, place }: Slaughtered): string {
  const part =
    shares > 1
      ? `satu dari ${shares} bagian seekor ${ANIMAL_KIND_LABEL[kind].toLowerCase()}`
      : `seekor ${ANIMAL_KIND_LABEL[kind].toLowerCase()}`;
  return `Alhamdulillah, telah disembelih ${part} (${code}) atas nama ${name} dalam ${season}, pada ${day} di ${place}. Semoga Allah menerima ibadah qurban ini.`;
}
