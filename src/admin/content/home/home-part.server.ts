import { HOME, type Home, type HomeWords } from '../../../domain/site-content/home.ts';
import { homeSchema } from '../../../domain/site-content/home-schema.ts';
import { FIRST_HOME, readStoredHome } from '../../../domain/site-content/stored-home.server.ts';
import { compareLines } from '../compare-lines.ts';
import type { ContentPart } from '../content-commands.server.ts';

/** The home page: its words, which blocks it has, and its partners. */
export const homePart: ContentPart<Home> = {
	name: HOME,
	title: 'Home page',
	schema: homeSchema,
	first: FIRST_HOME,
	read: readStoredHome,
	compare: (before, after) => {
		const english = compareLines(linesOf(before.english), linesOf(after.english));
		const french = compareLines(linesOf(before.french), linesOf(after.french));
		return {
			before: { ...before, english: english.removed, french: french.removed },
			after: { ...after, english: english.added, french: french.added },
		};
	},
};

const linesOf = (words: HomeWords) => Object.values(words).flatMap((text) => text.split('\n'));
