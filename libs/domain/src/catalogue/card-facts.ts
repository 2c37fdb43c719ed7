import { pricePeriod } from './duration-label.js';
import { plansToJoin, startingPlan } from './starting-price.js';

/** A provider as lists know it; amounts in rupiah. */
export interface CardProvider {
  /** Seats of a group. */
  member: number;
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
  /** 'Hemat 70%'; '' where nothing is. */
  saves: string;
  /** What a group that is nearly full lacks ('1 kursi lagi'), else 'Grup 4 orang'; goes on behind what is saved. */
  seats: string;
}

/** @param lacks what a group that is nearly full lacks (`seatsWord`) */
export function cardFacts({ member, startingPrice, saving, variants }: CardProvider, lacks = ''): CardFacts {
  const plan = startingPlan(variants);
  const saves = plan && saving ? `Hemat ${saving}%` : '';
  const seats = lacks || (member > 1 ? `Grup ${member} orang` : '');
  return {
    isPo: plan?.isPo ?? false,
    from: plansToJoin(variants).some(({ grandTotal }) => grandTotal > startingPrice) ? 'mulai ' : '',
    period: plan ? pricePeriod(plan.durationLabel) : '',
    saves,
    seats: saves ? seats.charAt(0).toLowerCase() + seats.slice(1) : seats,
  };
}
