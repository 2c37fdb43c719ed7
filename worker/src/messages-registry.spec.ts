import { describe, expect, it } from '@jest/globals';
import type { EventName } from '#contracts/events';
import { ROOMS } from '#contracts/rooms';
import { mailAction } from '#contracts/mail-action';
import { PAGE } from '#contracts/shop-paths';
import { asWords, checkMessageText, renderMessage } from '#domain/messages/message-template';
import { causeUid } from '#runtime/platform/outbox/cause-uid';
import { formatWib } from './messages/format.js';
import { type MessageFacts, type MessagesOf, type Text, message } from './messages/message-table.js';
import { SAMPLE_FACTS } from './messages/sample-facts.js';
import { messageTexts, messages } from './messages-registry.js';

type AnyText = Text<typeof SAMPLE_FACTS>;
interface Printed {
  title: string;
  body: string;
  link: string;
}

/** The texts of these events, by event; further texts of an event are numbered. */
function print(
  names: EventName[],
  facts: Partial<Record<keyof typeof SAMPLE_FACTS, unknown>> = {},
): Map<string, Printed> {
  const all = { ...SAMPLE_FACTS, ...facts } as typeof SAMPLE_FACTS;
  const printed = new Map<string, Printed>();
  for (const event of names) {
    const texts = messages[event].flatMap((row) => row.texts.map((text) => text as unknown as AnyText));
    for (const [n, { title, body, link }] of texts.entries())
      printed.set(n === 0 ? event : `${event} ${n + 1}`, {
        ...renderMessage(asWords(title(all)), asWords(body(all))),
        link: link(all),
      });
  }
  return printed;
}

const ALL = print(Object.keys(messages) as EventName[]);
const PAGES = new Set<string>(Object.values(PAGE));
/** About the account itself, what was given, an animal or a campaign, and not about a plan. */
const ABOUT_ACCOUNT = new Set<string>([
  'credit.asked-back',
  'transfer.bounced',
  'transfer.resent',
  'transfer.bounce-kept',
  'payout.account-changed',
  ...Object.keys(ROOMS.identity.events),
  ...Object.keys(ROOMS.giving.events),
  ...Object.keys(ROOMS.qurban.events),
  ...Object.keys(ROOMS.venues.events),
  ...Object.keys(ROOMS.campaigns.events),
]);

describe('every message', () => {
  it.each([...ALL])(
    '%s greets, leads to a page of the shop and hides nothing undefined',
    (_, { title, body, link }) => {
      expect(title.length).toBeGreaterThan(5);
      expect(title.length).toBeLessThan(80);
      expect(title).not.toContain('\n');
      expect(body).toMatch(/^Halo Budi, /);
      expect(PAGES).toContain(new URL(link, 'https://patungan.test').pathname);
      expect(JSON.stringify({ title, body, link })).not.toMatch(/undefined|null|NaN|\.\.|Anda/);
    },
  );

  it('names the plan if it is about one', () => {
    const nameless = [...ALL].filter(
      ([event, { body }]) => !ABOUT_ACCOUNT.has(event.split(' ')[0]!) && !body.includes(SAMPLE_FACTS.plan),
    );
    expect(nameless).toEqual([]);
  });

  it('begins no sentence with "Untuk" and the name of an order, which may hold an "untuk" itself', () => {
    const named = print(Object.keys(messages) as EventName[], { plan: 'Donasi untuk Sekolah Pesisir' });
    const twice = [...named].filter(([, { title, body }]) => /Untuk Donasi untuk/.test(`${title} ${body}`));
    expect(twice).toEqual([]);
  });

  it('names the order, or its renewal, that credit pays', () => {
    const said = (isRenewal: boolean) => print(['credit.used'], { isRenewal }).get('credit.used 2')!.body;
    expect(said(false)).toContain('pesanan Netflix TV (1 bulan) kami bayar dengan');
    expect(said(false)).not.toContain('perpanjangan');
    expect(said(true)).toContain('perpanjangan Netflix TV (1 bulan) kami bayar dengan');
  });

  it('says how to get more time wherever it asks for a payment or a proof by a deadline, which may be in half an hour', () => {
    const asking = print(['order.created', 'order.plan-changed', 'order.payment-requested', 'payment.rejected']);
    const silent = [...asking].filter(
      ([, { body }]) => body.includes(formatWib(SAMPLE_FACTS.dueAt)) && !/verifikasi emailmu/i.test(body),
    );
    expect(silent.map(([event, { body }]) => `${event}: ${body}`)).toEqual([]);
  });

  it('says a deadline at the end of a day with that day, never as 00.00 of the next', () => {
    const midnight = new Date('2026-11-20T17:00:00Z');
    const { payAt: _, ...deadlines } = SAMPLE_FACTS;
    const atMidnight = (facts: object): object =>
      Object.fromEntries(
        Object.entries(facts).map(([name, fact]) => [
          name,
          fact instanceof Date ? midnight : name === 'next' ? atMidnight(fact) : fact,
        ]),
      );
    const printed = print(Object.keys(messages) as EventName[], atMidnight(deadlines));
    const wrong = [...printed].filter(([, { title, body }]) => `${title} ${body}`.includes('00.00 WIB'));
    expect(wrong.map(([event, { body }]) => `${event}: ${body}`)).toEqual([]);
    expect(
      [...printed.values()].filter(({ body }) => body.includes('20 November 2026, 23.59 WIB')).length,
    ).toBeGreaterThan(30);
  });

  it.each<[EventName, string]>([
    ['reimbursement.scheduled', PAGE.membership],
    ['reimbursement.corrected', PAGE.membership],
    ['reimbursement.corrected 2' as EventName, PAGE.membership],
    ['host.reimbursed', PAGE.membership],
    ['reimbursement.cancelled', PAGE.thankyouHost],
    ['receivable.opened', PAGE.thankyouHost],
  ])('%s leads to the page that has the money of the host', (event, page) => {
    expect(new URL(ALL.get(event)!.link, 'https://patungan.test').pathname).toBe(page);
  });

  it('has a kind that its room lists, and every kind has a message', () => {
    const used = Object.values(messages).flatMap((rows) => rows.map(({ kind }) => kind));
    const listed = Object.values(ROOMS).flatMap((room): readonly string[] => room.messageKinds);
    expect([...new Set(used)].toSorted()).toEqual(listed.toSorted());
  });

  it.each<[EventName, (keyof typeof SAMPLE_FACTS)[]]>([
    ['payment.rejected', ['reason', 'dueAt']],
    ['host.purchase-rejected', ['reason']],
    ['reimbursement.cancelled', ['reason']],
    ['host.reimbursed', ['reference']],
    ['customer.blocked', ['expiresAt']],
    ['customer.unblocked', ['answer']],
  ])('%s hides nothing undefined without %j', (event, missing) => {
    const [message] = print([event], Object.fromEntries(missing.map((fact) => [fact, null]))).values();
    expect(JSON.stringify(message)).not.toMatch(/undefined|null|NaN|\.\./);
  });
});

/** What says that money goes back and is not about the end of something. */
const OWN_WORDS = [
  // One refund.
  'sales.refund.issued',
  'sales.refund.requested',
  // What would become of it.
  'sekeranjang.order.created',
  'subscriptions.seat.money-back-offered',
  'venues.venue.cancelled.checked',
  'venues.venue.missed.checked',
  'venues.venue.opened',
  // That nothing does, and what a host gives back.
  'subscriptions.member.ended.closed-without-refund',
  'subscriptions.receivable.opened',
];

// docs/rules/messages.md#money-back
it('a message that says that money goes back for something that has ended says where, by one rule', () => {
  const says = messageTexts.filter(
    ({ channel, body }) =>
      channel === 'mail' &&
      // What the bank gave back is no money of an order.
      /kembalikan|\buang\b[^.]*\bkembali\b|(penuh|transfer) kembali|kembali penuh|ditransfer/i.test(
        body.replaceAll(/dikembalikan (oleh )?bank/g, ''),
      ),
  );
  const [own, byRule] = [false, true].map((isByRule) =>
    says.filter(({ body }) => body.includes('{back}') === isByRule),
  );
  expect(own!.map(({ key }) => key).toSorted()).toEqual(OWN_WORDS.toSorted());
  expect(byRule!.length).toBeGreaterThan(8);
});

// docs/rules/messages.md#money-back
it('a message that an unpaid order has ended says where the part is that has come, in every line', () => {
  const ended = messageTexts.filter(
    ({ channel, key }) => channel === 'mail' && /\.order\.(expired|cancelled)/.test(key),
  );
  const silent = ended.filter(({ body }) => !body.includes('{money}')).map(({ key }) => key);
  // A rejected proof is about money that the shop has not seen; the others ask for none.
  const others = silent.filter((key) => !key.endsWith('.last-proof')).toSorted();
  expect(others).toEqual(['subscriptions.order.cancelled.host', 'subscriptions.order.expired.unverified']);
  expect(ended.length).toBeGreaterThan(20);
});

// docs/rules/payments.md#rejected
it('a message that asks for another proof says that no second transfer is wanted, and leads to the form, in every line', () => {
  const texts = messageTexts.filter(
    ({ channel, key }) => channel === 'mail' && /\.(payment|renewal)\.rejected/.test(key),
  );
  // Of the last proof that is taken, and of what has ended, no other is wanted.
  const asking = texts.filter(({ key }) => !/\.last$|venues\.payment\.rejected\.closed/.test(key));
  expect(asking.length).toBeGreaterThan(8);
  for (const { key, body } of asking)
    expect([key, body]).toEqual([
      key,
      expect.stringMatching(/Kirim bukti baru.*, ya\. Kalau sudah transfer, jangan transfer lagi\./),
    ]);
  const links = [...print(['payment.rejected', 'renewal.rejected'])].filter(([, { body }]) =>
    body.includes('Kirim bukti baru'),
  );
  expect(links.length).toBe(asking.length);
  expect(links.filter(([, { link }]) => mailAction(link) !== 'Kirim bukti baru')).toEqual([]);
});

// docs/rules/messages.md#orders
it('a message that an order was cancelled has the reason of the admin who has cancelled it, in every line', () => {
  const cancelled = messageTexts.filter(({ channel, key }) => channel === 'mail' && /\.order\.cancelled/.test(key));
  expect(cancelled.length).toBeGreaterThan(7);
  expect(cancelled.filter(({ body }) => !body.includes('{reason}')).map(({ key }) => key)).toEqual([]);
});

describe('the texts that an owner may change', () => {
  const texts = Object.values(messages).flatMap((rows) =>
    rows.flatMap((row) => row.texts.map((text) => text as unknown as AnyText & { key: string })),
  );

  it('have a key each, so that an event with several names them', () => {
    const keys = messageTexts.map(({ key }) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(keys.length).toBeGreaterThan(130);
  });

  it.each(messageTexts.map((text) => [text.key, text] as const))(
    '%s fits its own rules',
    (_, { placeholders, ...text }) => {
      expect(() => checkMessageText(text, placeholders)).not.toThrow();
      expect(placeholders.filter(({ sample }) => sample.trim() === '')).toEqual([]);
    },
  );

  it.each(texts.map((text) => [text.key, text] as const))('%s has the same words whatever the facts are', (_, text) => {
    const missing = new Set<string>();
    const facts = new Proxy(SAMPLE_FACTS, {
      get(all, fact: string) {
        if (!Object.hasOwn(all, fact)) missing.add(fact);
        return all[fact as keyof typeof all];
      },
    });
    const [title, body] = [asWords(text.title(facts)), asWords(text.body(facts))];
    expect([...missing]).toEqual([]);
    for (const [name, value] of Object.entries(title.values))
      expect([name, body.values[name] ?? value]).toEqual([name, value]);
    const without = {
      ...SAMPLE_FACTS,
      dueAt: null,
      reason: '',
      reference: null,
      answer: '',
      expiresAt: null,
      shared: false,
      needsAccount: false,
    };
    const other = { ...without, left: 0, back: 0n, isForHost: false, days: 1 } as unknown as typeof SAMPLE_FACTS;
    expect(asWords(text.body(other)).template).toBe(body.template);
    expect(asWords(text.title(other)).template).toBe(title.template);
  });
});

describe('the table', () => {
  it('does not compile without an event of its room', () => {
    // @ts-expect-error voucher.used, voucher.expired and voucher.due-soon are missing
    const table: MessagesOf<'vouchers'> = { 'voucher.issued': [] };
    expect(Object.keys(table)).toEqual(['voucher.issued']);
  });

  it('does not compile with a fact that is not read', () => {
    const row = message<'voucher.used', MessageFacts>({
      kind: 'tell-voucher-used',
      facts: () => Promise.resolve({ customerUid: SAMPLE_FACTS.customerUid }),
      // @ts-expect-error code is not among the facts
      texts: [{ title: ({ code }) => String(code), body: () => '', link: () => PAGE.home }],
    });
    expect(row.kind).toBe('tell-voucher-used');
  });
});

describe('texts', () => {
  it('of an erasure show how to withdraw it', () => {
    const message = ALL.get('erasure.requested')!;
    expect(message.body).toContain('membatalkannya');
    expect(message.link).toBe('/user/delete-account');
  });

  it('contain amount and deadline, in WIB', () => {
    const toPay = ALL.get('order.created 6')!;
    expect(toPay.body).toContain('Transfer Rp61.000 sebelum Jumat, 20 November 2026, 15.00 WIB');
    expect(toPay.link).toBe('/payment?type=1');
    const body = ALL.get('reimbursement.scheduled')!.body;
    expect(body).toContain('Rp138.750 kami transfer paling cepat Jumat, 20 November 2026');
  });

  it('join reasons with and without a full stop', () => {
    expect(ALL.get('payment.rejected')!.body).toContain('belum bisa kami terima. Alasannya: Nominal kurang.\n');
    const bodyOf = (event: EventName, facts: object) => [...print([event], facts).values()][0]!.body;
    expect(bodyOf('host.purchase-rejected', { reason: 'Foto buram.' })).toContain('terima. Alasannya: Foto buram.\n');
    const withoutReason = [...print(['payment.rejected'], { reason: null, dueAt: null }).values()];
    expect(withoutReason.map(({ body }) => body).join()).toContain('terima.\n\nKursimu masih kami simpan. Kirim');
  });
});

describe('formatWib', () => {
  it('shows the day of Jakarta, not of London', () => {
    expect(formatWib(new Date('2026-12-31T17:05:00Z'))).toBe('Jumat, 1 Januari 2027, 00.05 WIB');
  });
});

describe('causeUid', () => {
  it('is a UUID of its own for each cause, and never another one', () => {
    const uid = causeUid('remind 7b0b8a3e 2026-11-20T08:00:00.000Z');
    expect(uid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(causeUid('remind 7b0b8a3e 2026-11-20T08:00:00.000Z')).toBe(uid);
    expect(causeUid('remind 7b0b8a3e 2026-11-20T08:00:00.001Z')).not.toBe(uid);
    expect(causeUid('remind 7b0b8a3f 2026-11-20T08:00:00.000Z')).not.toBe(uid);
  });
});
