import first from '../../../../content/stick-guide.json' with { type: 'json' };
import { readStored } from '../../../platform/db/stored-json.server.ts';
import { contentReader } from '../content-reader.server.ts';
import { stickGuideSchema } from './stick-guide-schema.ts';
import { STICK_WORDS, type StickGuideWords } from './stick-guide-words.ts';

/** The stick-welding guide of a new site. */
export const FIRST_STICK_GUIDE: StickGuideWords = stickGuideSchema.parse(first);

/** @throws UnreadableDocumentError */
export function readStoredStickGuide(document: unknown): StickGuideWords {
	const location = { table: 'site_content', column: 'document', id: STICK_WORDS };
	return readStored(location, document, stickGuideSchema);
}

/** The guide's words as staff wrote them. Those that cannot be read are the first ones. */
export const findStickGuide = contentReader(STICK_WORDS, {
	first: FIRST_STICK_GUIDE,
	unreadable: FIRST_STICK_GUIDE,
	read: readStoredStickGuide,
});
