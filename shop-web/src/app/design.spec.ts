import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const DESIGN = path.resolve(import.meta.dirname, '../../design');
const UI = path.resolve(import.meta.dirname, '../platform/ui');
/** What has no look of its own: it arranges others, or is the head or the frame of a page. */
const NO_LOOK = [
  'AsyncBoundary',
  'HeadCollector',
  'InfoPage',
  'KeptRoom',
  'PagedList',
  'PageTitle',
  'ProgressBar',
  'PromptSuspense',
  'Questions',
  'TitledPage',
  'TypedNumberField',
];

const sourcesOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

it('every piece of platform/ui is on the page of all pieces', () => {
  const exported = [...sourcesOf(UI).matchAll(/^export (?:default )?(?:function|const) ([A-Z][a-z]\w*)/gm)];
  const pieces = exported.map(([, name]) => name!).filter((name) => !NO_LOOK.includes(name));
  const design = sourcesOf(DESIGN);
  expect(pieces.length).toBeGreaterThan(40);
  expect(pieces.filter((name) => !new RegExp(`<${name}\\b`).test(design))).toEqual([]);
});

it('what folds has one sign, that of the style sheet: no summary draws another chevron', () => {
  const twice = readdirSync(path.resolve(UI, '../..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [
        ...readFileSync(path.resolve(UI, '../..', file), 'utf8').matchAll(
          /<summary(?![^>]*aria-label)[\s\S]*?<\/summary>/g,
        ),
      ]
        .filter(([summary]) => /<(Chevron|Arrow|Caret)/.test(summary))
        .map(() => file),
    );
  expect(twice).toEqual([]);
});
