import { contentLoader } from '../content-loader.server.ts';
import { menuPart } from './menu-part.server.ts';

export const loader = contentLoader(menuPart);
