import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';
import type { WorkPlace } from '../../../domain/site-content/pictures/page-picture.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { listWorkPictures, type WorkPicture } from '../page-picture.server.ts';

/** The part number of the glove in each picture made for the site; its sheet gives the job beside it Full use. */
export const WORN_AT_WORK: Readonly<Record<WorkPlace, string>> = {
	'work-stick': 'xy301',
	'work-grind': 'xy152',
	'work-pipe': 'xy200',
};

/** A job, a hand at it, and the part number of its glove where visitors can see that glove. */
export type HomeJob = WorkPicture & { glove: string | undefined };

export const listHomeJobs = (catalogue: LiveCatalogue, locale: Locale): HomeJob[] =>
	listWorkPictures(catalogue, locale).map(({ place, picture }) => {
		// Which glove a picture of staff shows is not known.
		const isMade = picture.text === undefined;
		const card = isMade ? catalogue.index.findCard(WORN_AT_WORK[place]) : undefined;
		return { place, picture, glove: card?.partNumber };
	});
