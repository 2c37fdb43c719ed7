import { GROUP_WAIT_WORD } from '../../../catalogue/group-wait.js';

/**
 * What a paid seat waits for from the host of its group: `why` is written on the seat, `next` says what happens then, `sentence` in a list.
 * docs/rules/groups.md#seat-states
 */
export const HOST_WAITS = {
  missing: {
    why: GROUP_WAIT_WORD['host-missing'],
    next: 'begitu ada host, langganannya dibeli dan aksesmu menyusul.',
    sentence: 'Kami carikan hostnya, lalu langganannya dibeli',
  },
  purchase: {
    why: 'Menunggu host menyiapkan langganan',
    next: 'host membeli langganannya, kami cek, lalu aksesmu menyusul.',
    sentence: 'Host membeli langganannya, lalu aksesmu menyusul',
  },
  login: {
    why: 'Menunggu host memasukkan login',
    next: 'begitu loginnya masuk, kamu kami kabari.',
    sentence: 'Begitu host memasukkan loginnya, kamu kami kabari',
  },
} as const;
export type HostWait = (typeof HOST_WAITS)[keyof typeof HOST_WAITS];

/** `why`: what a seat waits for. Null: nothing that its host has to do. */
export const hostWaitOf = (why: string | null | undefined): HostWait | null =>
  Object.values(HOST_WAITS).find((wait) => wait.why === why) ?? null;
