import type { StateTone } from '#domain/platform/state-tone';

/** What a status means for the admin: to act, to wait, for others to wait, what is nearly there, nothing, or to look at a failure. */
export type Tone = 'waiting' | 'working' | 'queued' | 'prepared' | 'good' | 'bad' | 'idle';
/** Tones by status code; each resource brings those of its statuses. */
export type StatusTones = Record<string | number, Tone>;

/** How the states that shop and console share are drawn here. An order that nobody paid is no failure of the shop. */
export const TONE_OF: Record<StateTone, Tone> = {
  toPay: 'waiting',
  atWork: 'working',
  waiting: 'queued',
  prepared: 'prepared',
  active: 'good',
  done: 'good',
  ended: 'idle',
  lost: 'idle',
};

/** Filled, or an outline as long as the thing itself waits. */
export const TONE_COLOUR: Record<Tone, { main: string; outlined?: true }> = {
  waiting: { main: 'warning.main' },
  working: { main: 'info.main' },
  queued: { main: 'queued.main', outlined: true },
  prepared: { main: 'success.main', outlined: true },
  good: { main: 'success.main' },
  bad: { main: 'error.main' },
  idle: { main: 'text.disabled' },
};
