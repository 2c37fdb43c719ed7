import { DAY_MS } from '../../platform/durations.js';
import { type NameEvidence, bankWords, nameEvidence, nameWords } from './name-in-text.js';
import { type LineText, type Numbers, isNamed, isNumbered, lineText, numbersOf } from './named-by-line.js';

/** A line of a statement whose money is not explained yet; `amountSen` is above zero in both directions. */
export interface OpenLine {
  uid: string;
  amountSen: bigint;
  /** `YYYY-MM-DD` in Jakarta. */
  day: string;
  description: string;
  /** Where the bank gives it in a column of its own. */
  reference?: string | null;
}
/** What may explain a line: an invoice, a payout and so on. */
export interface Candidate {
  key: string;
  /** What is awaited, with the unique code where it has one. */
  amountSen: bigint;
  /** The last digits of the amount that belong to this one alone, 1–999. */
  uniqueCode?: number | null;
  /** Numbers that name it: of the order, the invoice, the account of a payout. */
  numbers: string[];
  /** By what the bank names its transfer: a line with one is about no other transfer. */
  references?: string[];
  /** Who is said to have sent it: the account name of a proof, or of the account of a payout. */
  senders: string[];
  /** Who else it may be from: the customer. */
  names: string[];
  /** The money cannot be of a day before; `YYYY-MM-DD` in Jakarta. */
  from: string;
  /** Nor of a day after, where it has left before and has come back, or was recorded long before; `YYYY-MM-DD` in Jakarta. */
  until?: string | null;
  /** The day on which it was said to have been sent. */
  saidOn?: string | null;
  /** What the bank may have taken for itself with it, in sen: its line is so much more, or less where the bank gives it back. */
  feeUpToSen?: bigint;
  /** It awaits nothing, as an order that is paid or over: only its number speaks for it, and it is chosen by hand. */
  isOver?: boolean;
  /** A transfer of the shop, whose money has come where the bank has given it back: all of it but for a fee, and seldom. */
  isSent?: boolean;
}

export const MATCH_REASONS = [
  'amount',
  'short',
  'over',
  'code',
  'number',
  'sender',
  'name',
  'part',
  'day',
  'fee',
  'kept',
  'returned',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];
export const CONFIDENCES = ['certain', 'possible', 'none'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export interface Proposal {
  key: string;
  reasons: MatchReason[];
}
export interface Match {
  lineUid: string;
  confidence: Confidence;
  /** The best first. */
  proposals: Proposal[];
}

/** A proof says little about money of a week before or after. */
const DAYS_OF_PROOF = 3;
const MOST_PROPOSALS = 5;
const AMOUNT_WEIGHT = 32;
/** What banks write to a transfer that they give back. */
const GIVEN_BACK = new Set(
  'RETUR RETURN RETURNED REVERSAL REVERSED GAGAL PENGEMBALIAN DIKEMBALIKAN TOLAKAN DITOLAK'.split(' '),
);

interface Link {
  line: OpenLine;
  candidate: Candidate;
  reasons: MatchReason[];
  /** Reason enough by itself, if it is the only one. */
  isStrong: boolean;
  /** It speaks for this candidate and not for just any of that amount. */
  isTelling: boolean;
  weight: number;
}

/**
 * Which candidate each line may be the money of, with the reasons. `certain` only where amount and day fit, the text names the
 * candidate, and no other candidate of the line and no other line of the candidate is named too. A line that names an order or a recorded
 * transfer is never proposed for another one. docs/rules/bank-statements.md#matching
 * @param most how many proposals of a line are kept, the best first.
 */
export function matchLines(lines: OpenLine[], candidates: Candidate[], most = MOST_PROPOSALS): Match[] {
  const find = indexOf(candidates);
  const links = lines.map((line) => linksOf(line, find));
  const telling = new Map<string, number>();
  for (const { candidate, isTelling } of links.flat())
    if (isTelling) telling.set(candidate.key, (telling.get(candidate.key) ?? 0) + 1);
  return lines.map((line, at) => {
    const own = links[at]!.sort((one, other) => other.weight - one.weight);
    const [best] = own;
    const isCertain =
      best?.isStrong === true &&
      own.filter(({ isTelling }) => isTelling).length === 1 &&
      telling.get(best.candidate.key) === 1;
    return {
      lineUid: line.uid,
      confidence: isCertain ? 'certain' : best ? 'possible' : 'none',
      proposals: own.slice(0, most).map(({ candidate: { key }, reasons }) => ({ key, reasons })),
    };
  });
}

interface Named {
  candidate: Candidate;
  senders: string[][];
  names: string[][];
  numbers: Numbers;
}

/** The candidates that a line may be about: those of its amount, and those whose number or first name stands in it. */
function indexOf(candidates: Candidate[]) {
  const byAmount = new Map<bigint, Named[]>();
  const byWord = new Map<string, Named[]>();
  const add = <K>(map: Map<K, Named[]>, key: K, named: Named) => {
    const there = map.get(key);
    if (there) there.push(named);
    else map.set(key, [named]);
  };
  const numbered: Named[] = [];
  const withFee: Named[] = [];
  for (const candidate of candidates) {
    const numbers = numbersOf(candidate);
    const named = {
      candidate,
      senders: candidate.senders.map(nameWords),
      names: candidate.names.map(nameWords),
      numbers,
    };
    if (Object.values(numbers).some((some) => some.length > 0)) numbered.push(named);
    if (candidate.isOver) continue;
    if (candidate.feeUpToSen) withFee.push(named);
    add(byAmount, candidate.amountSen, named);
    if (candidate.uniqueCode) add(byAmount, withoutCode(candidate), named);
    for (const word of new Set([...named.senders, ...named.names].map(([first]) => first)))
      if (word) add(byWord, word, named);
  }
  return (line: OpenLine, words: string[], text: LineText): Set<Named> =>
    new Set([
      ...(byAmount.get(line.amountSen) ?? []),
      ...words.flatMap((word) => byWord.get(word) ?? []),
      ...numbered.filter(({ numbers }) => isNumbered(numbers, text)),
      ...withFee.filter(({ candidate }) => isWithFee(line, candidate)),
    ]);
}

function isWithFee({ amountSen }: OpenLine, { amountSen: paidSen, feeUpToSen = 0n, isSent }: Candidate): boolean {
  const feeSen = isSent ? paidSen - amountSen : amountSen - paidSen;
  return feeSen > 0n && feeSen <= feeUpToSen;
}

/** In sen: what is owed, which pays it too. */
const withoutCode = ({ amountSen, uniqueCode }: Candidate): bigint => amountSen - BigInt(uniqueCode ?? 0) * 100n;

function linksOf(line: OpenLine, find: ReturnType<typeof indexOf>): Link[] {
  const bank = bankWords(line.description);
  const text = lineText(line);
  const found = [...find(line, bank.words, text)];
  const isOfOne = found.some(({ numbers }) => isNamed(numbers, text));
  return found.flatMap((named): Link[] => {
    const { candidate } = named;
    const isOther = (isOfOne || text.namesOrder) && !isNamed(named.numbers, text);
    if (isOther && (isOfOne || named.numbers.own.length > 0)) return [];
    if (line.day < candidate.from || (candidate.until && line.day > candidate.until)) return [];
    const best = (names: string[][]): NameEvidence => {
      const found = names.map((name) => nameEvidence(bank, name));
      return found.includes('full') ? 'full' : found.includes('part') ? 'part' : null;
    };
    const hasNumber = isNumbered(named.numbers, text);
    const [sender, name] = [best(named.senders), best(named.names)];
    const isWithCode = line.amountSen === candidate.amountSen;
    const isExact = isWithCode || line.amountSen === withoutCode(candidate);
    const isFull = sender === 'full' || name === 'full';
    const isSent = candidate.isSent === true;
    const isReturned = isSent && bank.words.some((word) => GIVEN_BACK.has(word));
    // Else a customer may have sent as much as the shop has sent before, also from that account.
    const speaksOfReturn = isReturned || isNamed(named.numbers, text);
    const hasFee = isWithFee(line, candidate);
    // Less than was sent is what came back only where the bank says so.
    if (isSent && !isExact && !(hasFee && speaksOfReturn)) return [];
    // Another amount is worth showing only where the text names the candidate.
    if (!isExact && !hasNumber && !isFull && !hasFee) return [];
    const isCoded = isWithCode && Boolean(candidate.uniqueCode);
    const isOnDay = candidate.saidOn != null && daysBetween(line.day, candidate.saidOn) <= DAYS_OF_PROOF;
    const isPart = !isFull && (sender === 'part' || name === 'part');
    // The order that it names is not here, and an amount alone says nothing against that.
    if (isOther && !hasNumber && !isFull && !isPart) return [];
    const reasons: [MatchReason, boolean, weight: number][] = [
      ['number', hasNumber, 16],
      ['code', isCoded, 8],
      ['amount', isExact, AMOUNT_WEIGHT],
      ['sender', sender === 'full', 4],
      ['name', name === 'full' && sender !== 'full', 3],
      ['part', isPart, 2],
      ['day', isOnDay, 1],
      ['short', !isExact && line.amountSen < candidate.amountSen && !hasFee, 0],
      ['over', line.amountSen > candidate.amountSen && !hasFee, 0],
      ['fee', hasFee && !isSent, 0],
      ['kept', hasFee && isSent, 0],
      ['returned', isReturned, 8],
    ];
    const given = reasons.filter(([, isGiven]) => isGiven);
    return [
      {
        line,
        candidate,
        reasons: given.map(([reason]) => reason),
        isStrong: isSent
          ? isExact && isReturned && isNamed(named.numbers, text)
          : !candidate.isOver && isExact && (hasNumber || isCoded || (sender === 'full' && isOnDay)),
        // Money of another amount with the name may still be meant for it.
        isTelling: isSent
          ? speaksOfReturn && (isExact || isNamed(named.numbers, text))
          : !candidate.isOver && (hasNumber || isCoded || isFull || isPart),
        weight: given.reduce((sum, [, , weight]) => sum + weight, 0) - (isSent && !speaksOfReturn ? AMOUNT_WEIGHT : 0),
      },
    ];
  });
}

const daysBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;
