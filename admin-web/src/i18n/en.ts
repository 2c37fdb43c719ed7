import englishMessages from 'ra-language-english';
import { appEn } from './app.en';
import { catalogueEn } from './catalogue.en';
import type { ConsoleMessages } from './id';
import { resourcesEn } from './resources.en';

export const en: ConsoleMessages = { ...englishMessages, ...appEn, resources: { ...resourcesEn, ...catalogueEn } };
