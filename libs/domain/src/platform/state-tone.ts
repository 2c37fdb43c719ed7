/**
 * What a state means, in shop and console alike; each of the two draws it in its own way. `toPay`: something is to be paid or sent.
 * `atWork`: we check or do something. `waiting`: for other people. `prepared`: all is paid, and it cannot be used yet. `active`: it can.
 */
export type StateTone = 'toPay' | 'atWork' | 'waiting' | 'prepared' | 'active' | 'done' | 'ended' | 'lost';
