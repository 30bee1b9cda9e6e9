import { stickGuideSchema } from '../../../domain/site-content/stick-guide/stick-guide-schema.ts';
import {
	STICK_WORDS,
	type StickGuideWords,
} from '../../../domain/site-content/stick-guide/stick-guide-words.ts';
import {
	FIRST_STICK_GUIDE,
	readStoredStickGuide,
} from '../../../domain/site-content/stick-guide/stored-stick-guide.server.ts';
import { compareWords } from '../compare-lines.ts';
import type { ContentPart } from '../content-commands.server.ts';

/** The words of the stick-welding guide. */
export const stickGuidePart: ContentPart<StickGuideWords> = {
	name: STICK_WORDS,
	title: 'Stick-welding guide',
	schema: stickGuideSchema,
	first: FIRST_STICK_GUIDE,
	read: readStoredStickGuide,
	compare: compareWords,
};
