/** What a status means for the admin: to act, to wait, nothing, or to look at a failure. */
export type Tone = 'waiting' | 'working' | 'good' | 'bad' | 'idle';
/** Tones by status code; each resource brings those of its statuses. */
export type StatusTones = Record<string | number, Tone>;
