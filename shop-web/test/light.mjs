import { startWeb } from '../../scripts/testing/light/web.mjs';
import config from '../jest.config.mjs';

startWeb(config);
