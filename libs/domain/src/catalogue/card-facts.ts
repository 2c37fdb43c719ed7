import { formatRupiah } from '../platform/sen.js';
import { monthlyPrice, pricePeriod } from './duration-label.js';
import { plansToJoin, startingPlan } from './starting-price.js';

/** A provider as lists know it; amounts in rupiah. */
export interface CardProvider {
  /** Seats of a group. */
  member: number;
  isHost: boolean;
  startingPrice: number;
  /** In percent. */
  saving: number | null;
  variants: { grandTotal: number; isHost: boolean; isPo: boolean; duration: number; durationLabel: string }[];
}

/** What the card of a provider says beside its name, in the shop and in the previews of the console. */
export interface CardFacts {
  isPo: boolean;
  /** Before the price: another plan is dearer. */
  from: string;
  /** Behind the price: '/bulan'. */
  period: string;
  /** 'Rp24.666/bulan' of a plan of several months, else what is saved; '': neither. */
  benefit: string;
  isSaving: boolean;
  /** What a group that is nearly full lacks ('1 kursi lagi'), else 'Bisa jadi host' or 'Grup 4 orang'. */
  seats: string;
}

/** @param lacks what a group that is nearly full lacks (`seatsWord`) */
export function cardFacts({ member, isHost, startingPrice, saving, variants }: CardProvider, lacks = ''): CardFacts {
  const plan = startingPlan(variants);
  const monthly = plan ? monthlyPrice(plan) : null;
  const isSaving = monthly === null && saving !== null && saving > 0;
  const group = isHost ? 'Bisa jadi host' : member > 1 ? `Grup ${member} orang` : '';
  return {
    isPo: plan?.isPo ?? false,
    from: plansToJoin(variants).some(({ grandTotal }) => grandTotal > startingPrice) ? 'mulai ' : '',
    period: plan ? pricePeriod(plan.durationLabel) : '',
    benefit: monthly !== null ? `${formatRupiah(monthly)}/bulan` : isSaving ? `hemat ${saving}%` : '',
    isSaving,
    seats: lacks || group,
  };
}
