import { contentLoader } from '../content-loader.server.ts';
import { homePart } from './home-part.server.ts';

export const loader = contentLoader(homePart);
