/** @returns function that puts everything back that was replaced, added or removed in these objects */
export function remember(objects) {
  const before = objects.map((object) => [object, Object.getOwnPropertyDescriptors(object)]);
  return () => before.forEach(([object, properties]) => restore(object, properties));
}

function restore(object, before) {
  const now = Object.getOwnPropertyDescriptors(object);
  for (const [name, property] of Object.entries(before)) {
    if (!isSame(now[name], property)) Object.defineProperty(object, name, property);
  }
  for (const name of Object.keys(now)) {
    // Libraries mark what they have prepared, as `_reactListening…`.
    if (!(name in before) && !name.startsWith('_')) delete object[name];
  }
}

const isSame = (one, two) => one?.value === two.value && one?.get === two.get && one?.set === two.set;
