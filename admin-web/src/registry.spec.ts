import { expect, it } from '@jest/globals';
import { PAYOUT_DESKS } from '#domain/sales/payouts/payout';
import { MENU_GROUPS } from './platform/rooms/room';
import { i18nProvider } from '../test/providers';
import { registry } from './registry';

const { resources, pages } = registry;

it('a record with a page of its own has a title that is not its id', () => {
  const untitled = resources.filter(({ show, edit, recordRepresentation }) => (show ?? edit) && !recordRepresentation);
  expect(untitled.map(({ name }) => name)).toEqual([]);
});

it('no two entries of a group of the menu share a place', () => {
  const places = [...resources, ...pages].flatMap(({ menu }) => (menu ? [`${menu.group} ${menu.position}`] : []));
  expect(places.filter((place, nth) => places.indexOf(place) !== nth)).toEqual([]);
});

it('no two entries of the menu have the same icon: collapsed it shows nothing else', () => {
  const icons = [
    ...resources.flatMap(({ name, menu, icon }) => (menu && icon ? { name, icon } : [])),
    ...pages.flatMap(({ path, menu }) => (menu?.icon ? { name: path, icon: menu.icon } : [])),
  ];
  expect(icons.length).toBeGreaterThan(50);
  const nameOf = new Map<unknown, string[]>();
  for (const { name, icon } of icons) nameOf.set(icon, [...(nameOf.get(icon) ?? []), name]);
  expect([...nameOf.values()].filter((names) => names.length > 1)).toEqual([]);
});

it.each(['id', 'en'])('no two words of the menu are the same (%s)', async (language) => {
  await i18nProvider.changeLocale(language);
  const translate = (key: string) => i18nProvider.translate(key, { smart_count: 2 }).toLowerCase();
  const ownPages = pages.flatMap(({ menu }) => (menu ? [menu] : []));
  const groups = new Set([...MENU_GROUPS, ...[...resources, ...pages].flatMap(({ menu }) => menu?.group ?? [])]);
  const words = [
    ...[...groups].map((group) => translate(`menu.${group}`)),
    ...resources.filter(({ menu }) => menu).map(({ name }) => translate(`resources.${name}.name`)),
    ...ownPages.map(({ label }) => translate(label)),
  ];
  await i18nProvider.changeLocale('id');
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word, nth) => words.indexOf(word) !== nth)).toEqual([]);
});

it('a refusal calls the desk of a payout as the console does', () => {
  const desks = Object.values(PAYOUT_DESKS).flatMap((desk) => desk ?? []);
  expect(desks.map(({ name }) => name)).toEqual(
    desks.map(({ resource }) => i18nProvider.translate(`resources.${resource}.name`, { smart_count: 2 })),
  );
});
