import { readableFiles } from '../../scripts/testing/light/readable-files.mjs';

readableFiles(File);
