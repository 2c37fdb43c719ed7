import type { EventName, EventPayload } from '#contracts/events';
import type { MessageKind, ROOMS, RoomName } from '#contracts/rooms';
import type { Words } from '#domain/messages/message-template';
import type { Tx } from '#runtime/platform/db/database';

/** Facts of one message: who receives it, and what its text needs. */
export interface MessageFacts {
  customerUid: string;
  /** Where the account is written that the words ask for, in place of the link of the text; null: none is asked for. */
  accountLink?: string | null;
}

/**
 * Subject, body and link. A blank line in the body starts a paragraph of the e-mail; the link is a path of the shop.
 * The words are always the same, what differs is in the values: an owner may change the words.
 */
export interface Text<Facts> {
  /** Unique among the texts that a room sends for one event; part of the key of a changed text. */
  name?: string;
  title: (facts: Facts) => Words | string;
  body: (facts: Facts) => Words | string;
  link: (facts: Facts) => string;
}

export interface ConditionalText<Facts> extends Text<Facts> {
  condition?: (facts: Facts) => boolean;
}

/** What an event sends to customers, in the inbox of the shop and by e-mail. */
export interface Message<E extends EventName, Facts extends MessageFacts> {
  /** One notification for each kind, cause and customer. */
  kind: MessageKind;
  /** What is true when the job runs, maybe late. Null: nothing to send any more. A list: one notification each. */
  facts: (tx: Tx, event: EventPayload<E>, now: Date) => Promise<Facts | Facts[] | null>;
  /** The first whose condition holds is sent; if none holds, nothing. */
  texts: ConditionalText<Facts>[];
  /** Events with the same cause send one notification. Default: each event is its own cause. */
  cause?: (event: EventPayload<E>, now: Date) => string;
}

/** A message in the table; the type of its facts is known to its own row only. */
export interface MessageRow<E extends EventName> {
  kind: MessageKind;
  facts: (tx: Tx, event: EventPayload<E>, now: Date) => Promise<MessageFacts | MessageFacts[] | null>;
  texts: (ConditionalText<never> & { key?: string })[];
  cause?: (event: EventPayload<E>, now: Date) => string;
}

export type MessageTable = { [E in EventName]: MessageRow<E>[] };

/** A room lists each of its own events, with an empty list where nothing is sent, and may add to events of others. */
export type MessagesOf<R extends RoomName> = Pick<MessageTable, keyof (typeof ROOMS)[R]['events'] & EventName> &
  Partial<MessageTable>;

export const MESSAGES = Symbol('messages of all rooms');

/** One row of the table. */
export const message = <E extends EventName, Facts extends MessageFacts>(row: Message<E, Facts>): MessageRow<E> => row;

/** A text for facts that a type guard has found; other conditions are the field `condition`. */
export const textIf = <Facts, Found extends Facts>(
  condition: (facts: Facts) => facts is Found,
  text: Text<Found>,
): ConditionalText<Facts> => ({ ...(text as Text<Facts>), condition });

/** The messages of all rooms as one table; an event has those of each room, lowest room first. */
export function joinMessages(rooms: { [R in RoomName]: MessagesOf<R> }, names: EventName[]): MessageTable {
  const rowsOf = (event: EventName) =>
    Object.entries<Partial<MessageTable>>(rooms).flatMap(([room, table]) =>
      ((table[event] ?? []) as MessageRow<never>[]).map((row) => withKeys(row, `${room}.${event}`)),
    );
  return Object.fromEntries(names.map((name) => [name, rowsOf(name)])) as MessageTable;
}

/** What a changed text is stored under: room, event, and the name of the text where there are several. */
const withKeys = (row: MessageRow<never>, prefix: string): MessageRow<never> => ({
  ...row,
  texts: row.texts.map((text) => ({ ...text, key: [prefix, text.name].filter(Boolean).join('.') })),
});
