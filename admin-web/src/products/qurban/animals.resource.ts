import PetsIcon from '@mui/icons-material/Pets';
import type { AnimalState } from '#domain/products/qurban/animal';
import type { Tone } from '../../platform/fields/status-tone';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

const animalTones: Record<AnimalState, Tone> = {
  open: 'working',
  filled: 'waiting',
  missed: 'bad',
  bought: 'waiting',
  reported: 'good',
};

export const qurbanAnimals: ConsoleResource = {
  name: 'qurban-animals',
  icon: PetsIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./animals'), 'AnimalList'),
  show: lazyComponent(() => import('./animals'), 'AnimalShow'),
  create: lazyComponent(() => import('./animal-form'), 'AnimalCreate'),
  edit: lazyComponent(() => import('./animal-form'), 'AnimalEdit'),
  // The line brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'qurban', position: 2 },
  statuses: { qurbanAnimal: animalTones },
  eventField: 'animalUid',
  entryKinds: ['qurban-purchase'],
};
