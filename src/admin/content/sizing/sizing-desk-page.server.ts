import { contentLoader } from '../content-loader.server.ts';
import { sizingPart } from './sizing-part.server.ts';

export const loader = contentLoader(sizingPart);
