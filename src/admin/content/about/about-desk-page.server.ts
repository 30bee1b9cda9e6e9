import { contentLoader } from '../content-loader.server.ts';
import { aboutPart } from './about-part.server.ts';

export const loader = contentLoader(aboutPart);
