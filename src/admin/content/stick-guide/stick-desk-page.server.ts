import { contentLoader } from '../content-loader.server.ts';
import { stickGuidePart } from './stick-guide-part.server.ts';

export const loader = contentLoader(stickGuidePart);
