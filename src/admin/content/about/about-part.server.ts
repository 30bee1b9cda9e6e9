import { ABOUT, type About } from '../../../domain/site-content/about/about.ts';
import { aboutSchema } from '../../../domain/site-content/about/about-schema.ts';
import { FIRST_ABOUT, readStoredAbout } from '../../../domain/site-content/about/stored-about.server.ts';
import { compareWords } from '../compare-lines.ts';
import type { ContentPart } from '../content-commands.server.ts';

/** The about page: its words, and the glove beside its steps. */
export const aboutPart: ContentPart<About> = {
	name: ABOUT,
	title: 'About',
	schema: aboutSchema,
	first: FIRST_ABOUT,
	read: readStoredAbout,
	compare: compareWords,
};
