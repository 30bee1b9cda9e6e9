import { contentLoader } from '../content-loader.server.ts';
import { contactPart } from './contact-part.server.ts';

export const loader = contentLoader(contactPart);
