import { type Sen, sen } from '../../platform/sen.js';
import { UnreadableStatementCell, statementAmount } from './statement-cells.js';

/** Whether money came or went. */
export type Side = 'in' | 'out';
const NAMES: Record<Side, string> = { in: 'masuk', out: 'keluar' };

const WORDS = {
  in: ['kredit', 'credit', 'cr', 'kr', 'k', 'c'],
  out: ['debet', 'debit', 'db', 'dr', 'd'],
} as const satisfies Record<Side, string[]>;
const WORD = [...WORDS.in, ...WORDS.out].join('|');
const [BEFORE, BEHIND] = [
  new RegExp(`^[([]?(${WORD})(?![a-z])[.:)\\]]*`, 'i'),
  new RegExp(`(?<![a-z])[([]?(?<![a-z])(${WORD})[.)\\]]*$`, 'i'),
];

/** A side as it is written. */
export interface Mark {
  word: string;
  side: Side;
}

/** An amount apart from the words at either hand of it that say its side. */
export function withoutMarks(cell: string): { digits: string; marks: Mark[] } {
  let digits = cell.trim();
  const marks: Mark[] = [];
  for (;;) {
    const found = BEFORE.exec(digits) ?? BEHIND.exec(digits);
    if (!found) return { digits, marks };
    marks.push(markOf(found[1]!));
    digits = digits.replace(found[0], '').trim();
  }
}

/** What a column of sides says; null: nothing. `column`: as the admin is told of it. @throws UnreadableStatementCell. */
export function sideCell(cell: string, column: string): Mark | null {
  const { digits, marks } = withoutMarks(cell);
  if (digits)
    throw new UnreadableStatementCell(
      `${column} berisi "${cell.slice(0, 20)}"; yang terbaca: CR/K (masuk) atau DB/D (keluar)`,
    );
  return oneOf(marks, column);
}

/**
 * The one reader of an amount with its side, for all formats: the side that stands at the amount (`15.000 DB`) must be that of its column (`beside`), and a sign
 * says it only where no word does and `signed` lets it. Below zero is money that went out. @throws UnreadableStatementCell.
 */
export function sidedAmount(
  cell: string,
  { column, beside = null, signed = false }: { column: string; beside?: Beside | null; signed?: boolean },
): Sen {
  const { digits, marks } = withoutMarks(cell);
  const mark = oneOf(marks, column);
  if (mark && beside && mark.side !== beside.side)
    throw new UnreadableStatementCell(`${column} bertanda dana ${said(mark)}, padahal ${beside.said}`);
  const side = mark?.side ?? beside?.side ?? null;
  const amount = statementAmount(digits, signed && side === null);
  if (side === 'out' && digits.includes('+'))
    throw new UnreadableStatementCell('Nominalnya bertanda +, padahal arahnya tertulis keluar');
  if (side === null && !signed && amount > 0n)
    throw new UnreadableStatementCell('Tidak tertulis apakah dana masuk (CR) atau keluar (DB)');
  return side === 'out' ? sen(-amount) : amount;
}

/** The side of an amount by its column, and how the admin is told of it. */
export interface Beside {
  side: Side;
  said: string;
}

/** `column`: the one beside the amount that has this mark. */
export const besideMark = (mark: Mark, column: string): Beside => ({
  side: mark.side,
  said: `${column[0]!.toLowerCase()}${column.slice(1)} bertanda ${said(mark)}`,
});

/** A column that has amounts of one side alone. */
export const columnOf = (side: Side): Beside => ({ side, said: `kolomnya untuk dana ${NAMES[side]}` });

function oneOf(marks: Mark[], column: string): Mark | null {
  const [came, went] = (['in', 'out'] as const).map((side) => marks.find((mark) => mark.side === side));
  if (came && went) throw new UnreadableStatementCell(`${column} bertanda dana ${said(came)} dan juga ${said(went)}`);
  return came ?? went ?? null;
}

const said = ({ word, side }: Mark): string => `${NAMES[side]} ("${word}")`;
const markOf = (word: string): Mark => ({
  word,
  side: (WORDS.out as readonly string[]).includes(word.toLowerCase()) ? 'out' : 'in',
});
