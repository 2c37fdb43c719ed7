import { appId } from './app.id';
import { catalogueId } from './catalogue.id';
import { raId } from './ra.id';
import { resourcesId } from './resources.id';

export const id = { ...raId, ...appId, resources: { ...resourcesId, ...catalogueId } };

/** The shape every other language has to fill. */
export type ConsoleMessages = typeof id;
