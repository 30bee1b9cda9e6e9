import { HOME, type Home } from '../../../domain/site-content/home.ts';
import { homeSchema } from '../../../domain/site-content/home-schema.ts';
import { FIRST_HOME, readStoredHome } from '../../../domain/site-content/stored-home.server.ts';
import { compareWords } from '../compare-lines.ts';
import type { ContentPart } from '../content-commands.server.ts';

/** The home page: its words, which blocks it has, and its partners. */
export const homePart: ContentPart<Home> = {
	name: HOME,
	title: 'Home page',
	schema: homeSchema,
	first: FIRST_HOME,
	read: readStoredHome,
	compare: compareWords,
};
