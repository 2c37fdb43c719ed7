import { expect, it } from '@jest/globals';
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
