/** What is played, by the value in addresses and tables. */
export const SPORTS = {
  futsal: 'Futsal',
  badminton: 'Badminton',
  basket: 'Basket',
  'mini-soccer': 'Mini soccer',
  padel: 'Padel',
  tenis: 'Tenis',
  voli: 'Voli',
} as const;
export type Sport = keyof typeof SPORTS;
export const SPORT_NAMES = Object.keys(SPORTS) as [Sport, ...Sport[]];
